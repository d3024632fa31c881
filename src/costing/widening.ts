import { SAMPLE_SIZES } from './sample-sizes';

/** A figure is compared within the nearest group of so many. */
export const ENOUGH = SAMPLE_SIZES.deciles;
/** Months, the shortest first. */
export const WINDOWS = [12, 24, 36] as const;
export type Window = (typeof WINDOWS)[number];

export interface Group {
  /** Index of `givenUp`. */
  readonly kind: number;
  /** Index of `places`. */
  readonly place: number;
  readonly months: Window;
}

interface Steps {
  /** What a group of each kind no longer has in common, the likest first: '', 同结构, 同结构、同层数档. */
  readonly givenUp?: readonly string[];
  /** Names, the nearest first; a wider place holds the narrower ones. */
  readonly places: readonly string[];
  readonly windows?: readonly Window[];
  /** Months before and after the record's own date, or back from the latest. */
  readonly span: '前后' | '近';
  readonly countOf: (group: Group) => number;
}

export interface Widened extends Group {
  /** Why no nearer group was taken; undefined where it is the nearest. */
  readonly widened: string | undefined;
}

/** The likest kind, the nearest place and the shortest window with enough records; without any, the widest there is. */
export const widen = ({ givenUp = [''], places, windows = WINDOWS, span, countOf }: Steps): Widened => {
  const [shortest = WINDOWS[0]] = windows;
  const longest = windows.at(-1) ?? shortest;
  const within = (months: Window): string => `${span} ${months} 个月`;

  const wordsOf = ({ kind, place, months }: Group): string | undefined => {
    const passed = places.slice(0, place).join('、');
    const reasons = [
      givenUp[kind] && `${givenUp[kind]}的不足 ${ENOUGH} 个`,
      passed && `${passed}${within(longest)}内不足 ${ENOUGH} 个`,
    ].filter(Boolean);
    if (reasons.length > 0) return `${reasons.join('；')}，放宽到${places[place] ?? ''}${within(months)}`;
    return months === shortest
      ? undefined
      : `${within(shortest)}内不足 ${ENOUGH} 个，放宽到${within(months)}`;
  };

  for (const kind of givenUp.keys())
    for (const place of places.keys())
      for (const months of windows) {
        const group = { kind, place, months };
        if (countOf(group) >= ENOUGH) return { ...group, widened: wordsOf(group) };
      }
  return {
    kind: givenUp.length - 1,
    place: places.length - 1,
    months: longest,
    widened: `${places.at(-1) ?? ''}${within(longest)}内仍不足 ${ENOUGH} 个`,
  };
};
