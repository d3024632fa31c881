import { soundOfSigns } from '#infra/server/search/search-index';
import { isHan, queryOf } from '#infra/server/search/search-tokens';

/** A shorter run has too little left when one sign of it is wrong; a longer one has many readings. */
const HAN = { shortest: 3, longest: 12 };
const LATIN = { shortest: 4, longest: 12 };

const isFit = (run: string, { shortest, longest }: typeof HAN): boolean => {
  const { length } = [...run];
  return length >= shortest && length <= longest;
};

/** Whether a wrong sign in this run of letters can be put right. */
export const isCorrigible = (run: string): boolean => isFit(run, isHan(run) ? HAN : LATIN);

/** All shapes one sign away from the run, with `any` for a sign that is not known: another sign, one more, one less. */
const shapesOf = (run: string, any: string): readonly string[] => {
  const signs = [...run];
  const before = (at: number) => signs.slice(0, at).join('');
  const after = (at: number) => signs.slice(at).join('');
  return signs.flatMap((_, at) => [
    before(at) + any + after(at + 1),
    ...(at > 0 ? [before(at) + any + after(at)] : []),
    ...(signs.length > HAN.shortest ? [before(at) + after(at + 1)] : []),
  ]);
};

/** As patterns of LIKE for a haystack. */
export const nearPatternsOf = (run: string): readonly string[] =>
  shapesOf(run, '_').map((shape) => (isHan(run) ? `%${shape}%` : `% ${shape}%`));

/** What is left of the run when any one sign of it is left out, as queries; of latin, its former half. */
export const remainsOf = (run: string): readonly string[] => {
  if (!isHan(run)) return [queryOf([run.slice(0, Math.ceil(run.length / 2))])];
  const signs = [...run];
  const sides = signs.map((_, at) => [signs.slice(0, at).join(''), signs.slice(at + 1).join('')]);
  return sides.map((parts) => queryOf(parts.filter((part) => part !== '')));
};

/** One of them is held by whatever is one sign away: the sign is in the other half, or between them. */
export const halvesOf = (run: string): readonly string[] => {
  const signs = [...run];
  const half = Math.floor(signs.length / 2);
  return [signs.slice(0, half).join(''), signs.slice(-half).join('')];
};

const soundsLike = (one: string, other: string): boolean =>
  soundOfSigns(one).join('') === soundOfSigns(other).join('');

/**
 * What the run most likely stands for, by what these haystacks hold: what sounds the same first, for it was picked
 * wrongly from the list of an input method, then what most of them hold.
 */
export const likeliestReading = (run: string, haystacks: readonly string[]): string | undefined => {
  const any = isHan(run) ? '\\p{Script=Han}' : '[\\p{L}\\p{N}]';
  const near = new RegExp(`${isHan(run) ? '' : '(?<= )'}(?:${shapesOf(run, any).join('|')})`, 'gu');
  const counts = new Map<string, number>();
  for (const reading of haystacks.flatMap((haystack) => haystack.match(near) ?? []))
    counts.set(reading, (counts.get(reading) ?? 0) + 1);
  const likelier = ([one, ofOne]: [string, number], [other, ofOther]: [string, number]) =>
    Number(soundsLike(other, run)) - Number(soundsLike(one, run)) || ofOther - ofOne;
  return [...counts].sort(likelier)[0]?.[0];
};
