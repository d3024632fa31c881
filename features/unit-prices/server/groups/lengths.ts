import { isOfOtherPart } from './other-parts';

/** In millimetres. */
const UNITS: Readonly<Record<string, number>> = {
  mm: 1,
  毫米: 1,
  cm: 10,
  厘米: 10,
  公分: 10,
  dm: 100,
  分米: 100,
  m: 1_000,
  米: 1_000,
  km: 1_000_000,
  公里: 1_000_000,
  千米: 1_000_000,
};

const NUMBER = '\\d+(?:\\.\\d+)?';
const UNIT = '(?:[mcdk]?m(?![a-z\\d²³/])|毫米|厘米|公分|分米|千米|公里|米)';
const AT_MOST = '不超过|不大于|不高于|小于|低于|[≤<]';
const MORE_THAN = '不小于|不低于|不少于|大于|高于|超过|[≥>]';
const BETWEEN = `(?:以上|以外)?(?:[~至到且-])(?:${AT_MOST})?[ΦD]?|以上|以外|[<≤][\\p{Script=Han}A-Za-zΦ]{1,6}[≤<]`;

/** 2m以内, >25, 12~25, 20m<檐高≤50m, 3.6m以上8m以内, 3+3mm. Parts of ratios and of sizes are none. */
const LENGTH = new RegExp(
  `(?<before>${AT_MOST}|${MORE_THAN}|[=约为])?(?<![\\d.×@+/]|\\d:)(?<first>${NUMBER})(?<firstUnit>${UNIT})?` +
    `(?:(?<more>(?:厚?\\+${NUMBER}(?:mm)?)+)(?![a-z×]|\\d)|(?:${BETWEEN})(?<last>${NUMBER})(?<lastUnit>${UNIT})?)?` +
    '(?<after>以[内下上外]|之[内外]|内(?!墙)|外(?![墙径侧运])|起)?(?![\\d×:%‰°#]|\\.\\d)',
  'giu',
);
const BEYOND_BEFORE = new RegExp(`^(?:${MORE_THAN})$`);
const BEYOND_AFTER = /^(?:以上|以外|之外|外|起)$/;

/** What a number right after it is the measure of, where it is not said to be the one that is sought. */
const OTHER_MEASURE = /(?:[距运高深长宽厚径度]|上翻|翻边|翻起|反边|周长|间隔)[A-Za-z]?$/u;
/** Within the site nothing is hauled, and nothing is dug. */
const WITHIN_SITE = /场内\p{Script=Han}{0,4}$/u;

const CONTEXT = 12;

export interface Length {
  /** In the unit asked for. */
  readonly number: number;
  readonly isBeyond: boolean;
  /** As it is told where there are no classes: 20, 12–25, 3+3. */
  readonly text: string;
}

export interface LengthRule {
  readonly unit: string;
  /** Words beside a number that say that it is the one. */
  readonly marks: readonly string[];
}

/** `mm|厚/Φ`: the unit, and the words beside the number. */
export const lengthRule = (rule: string): LengthRule => {
  const [unit = '', marks = ''] = rule.split('|');
  if (UNITS[unit] === undefined) throw new Error(`no unit of length: ${unit}`);
  return { unit, marks: marks.split('/').filter(Boolean) };
};

/** Drawings give heights in millimetres and roads in metres without saying so. */
const assumed = (unit: string, number: number): string =>
  unit === 'm' && number >= 1_000 ? 'mm' : unit === 'km' && number >= 100 ? 'm' : unit;

const rounded = (number: number): number => Number(number.toFixed(3));

export interface Looked {
  /** Under its own key a number needs no unit, and belongs to the key. */
  readonly isOwn: boolean;
  /** Behind another key only what is said to be the one is. */
  readonly isBehind: boolean;
  readonly keys: readonly string[];
  /** Of the item. */
  readonly name: string;
}

/** The mark is no end of another word: D25, but not AND25. */
const endsWithMark = (context: string, mark: string): boolean =>
  /^[a-z]+$/i.test(mark)
    ? context.toUpperCase().endsWith(mark.toUpperCase()) && !/[A-Za-z]$/.test(context.slice(0, -mark.length))
    : context.endsWith(mark);

const isAlone = (context: string, following: string): boolean =>
  /(?:^|[\s,;。、(])$/.test(context) && /^(?:$|[\s,;。、)])/.test(following);

type Groups = Readonly<Record<string, string | undefined>>;

/** 3: said to be the one; 2: a length of nothing else; 1: at least under the key; 0: not the one. */
const rankOf = (
  { index, 0: whole, groups = {} }: RegExpMatchArray & { readonly index: number; readonly groups?: Groups },
  text: string,
  { marks }: LengthRule,
  { isOwn, isBehind, keys, name }: Looked,
): 0 | 1 | 2 | 3 => {
  const context = text.slice(Math.max(0, index - CONTEXT), index);
  const following = text.slice(index + whole.length, index + whole.length + 2 * CONTEXT);
  if (WITHIN_SITE.test(context)) return 0;
  if (!isOwn && isOfOtherPart(context, following, name)) return 0;
  const withoutSign = context.replace(/[A-Za-z]$/, '');
  const isMarked =
    marks.some((mark) => endsWithMark(context, mark)) ||
    marks.some((mark) => !/^[a-z]+$/i.test(mark) && (following.startsWith(mark) || whole.includes(mark))) ||
    keys.some((key) => withoutSign.endsWith(key));
  if (isMarked) return 3;
  if (isBehind) return 0;
  if (groups['before'] === undefined && /[A-Za-z.]$/.test(context)) return 0;
  const hasUnit = groups['firstUnit'] !== undefined || groups['lastUnit'] !== undefined;
  if (hasUnit && !OTHER_MEASURE.test(withoutSign)) return 2;
  return isOwn && (hasUnit || isAlone(context, following)) ? 1 : 0;
};

const lengthOf = (groups: Groups, unit: string): Length => {
  const { before = '', first = '', firstUnit, more, last, lastUnit, after = '' } = groups;
  const into = (number: string, told: string | undefined): number => {
    const value = Number(number);
    const scale = UNITS[told?.toLowerCase() ?? assumed(unit, value)] ?? 1;
    return rounded((value * scale) / (UNITS[unit] ?? 1));
  };
  const moreUnit = more === undefined ? undefined : /mm$/i.exec(more)?.[0];
  const least = into(first, firstUnit ?? lastUnit ?? moreUnit);
  if (last !== undefined) {
    const number = into(last, lastUnit ?? firstUnit);
    return { number, isBeyond: BEYOND_AFTER.test(after), text: `${least}–${number}` };
  }
  const parts = [least, ...(more?.match(/\d+(?:\.\d+)?/g) ?? []).map((part) => into(part, 'mm'))];
  return {
    number: rounded(parts.reduce((sum, part) => sum + part, 0)),
    isBeyond: BEYOND_AFTER.test(after) || BEYOND_BEFORE.test(before),
    text: parts.join('+'),
  };
};

/** The length that is said to be the one that is sought, else the first that is of nothing else. */
export const lengthIn = (text: string, rule: LengthRule, looked: Looked): Length | undefined => {
  const pattern = new RegExp(LENGTH);
  let best: Groups | undefined;
  let bestRank = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const rank = rankOf(found, text, rule, looked);
    if (rank > bestRank) [best, bestRank] = [found.groups, rank];
    const { before = '', first = '' } = found.groups ?? {};
    // The number of another word is no beginning of a range: B1-50mm.
    if (rank === 0) pattern.lastIndex = found.index + before.length + first.length;
  }
  return best && lengthOf(best, rule.unit);
};
