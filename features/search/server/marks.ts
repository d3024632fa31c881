import { soundOfSigns } from '#infra/server/search/search-index';
import { folded, isHan, wordsOf, type Segmentation } from '#infra/server/search/search-tokens';
import type { Marks } from '../contract';

interface Sign {
  /** Folded; one sign may fold to several letters, `㎡` to `m2`, and spaces at the ends to none. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
}

const signsOf = (text: string): readonly Sign[] => {
  let end = 0;
  return [...text].map((sign) => {
    const start = end;
    end += sign.length;
    return { plain: folded(sign) || ' ', start, end };
  });
};

/** The folded text with, for each of its units, the sign it comes from. */
const unfold = (text: string): { readonly plain: string; readonly origin: readonly Sign[] } => {
  const signs = signsOf(text);
  return {
    plain: signs.map(({ plain }) => plain).join(''),
    origin: signs.flatMap((sign) => Array.from({ length: sign.plain.length }, () => sign)),
  };
};

const joined = (ranges: readonly (readonly [number, number])[]): Marks => {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  const merged: Marks = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
};

const LETTER = /[\p{L}\p{N}]/u;
/** Latin words count from their beginning, as the index finds them. */
const beginsWord = (plain: string, at: number): boolean => {
  const before = plain[at - 1] ?? ' ';
  return isHan(before) || !LETTER.test(before);
};

const placesOf = (plain: string, word: string): number[] => {
  const places: number[] = [];
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
    if (isHan(word) || beginsWord(plain, at)) places.push(at);
  }
  return places;
};

/** Where the words of what was typed stand in a text. */
export const marksOf = (text: string, typed: string, reading: Segmentation = 'words'): Marks => {
  const { plain, origin } = unfold(text);
  return joined(
    wordsOf(typed, reading).flatMap((word) =>
      placesOf(plain, word).map((at): [number, number] => [
        origin[at]?.start ?? 0,
        origin[at + word.length - 1]?.end ?? 0,
      ]),
    ),
  );
};

/** Where the beginning of a title ends that these letters spell, by whole sounds or by initials; 0 when none does. */
const spelledEnd = (title: string, letters: string): number => {
  const { plain, origin } = unfold(title);
  const sounds = soundOfSigns(plain);
  for (const sounding of [(sound: string) => sound, (sound: string) => sound.slice(0, 1)]) {
    let [spelled, at] = ['', 0];
    for (const [index, sign] of [...plain].entries()) {
      spelled += sounding(sounds[index] ?? '');
      at += sign.length;
      if (spelled.startsWith(letters)) return origin[at - 1]?.end ?? 0;
      if (!letters.startsWith(spelled)) break;
    }
  }
  return 0;
};

export const spelledMarks = (title: string, letters: string): Marks => {
  const end = spelledEnd(title, letters);
  return end === 0 ? [] : [[0, end]];
};
