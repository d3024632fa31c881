/** What is written, and what stands for it. */
export type Instead = readonly [found: string, instead: string];

/** People set names apart with these, and nobody reads them: blanks, middle dots, signs without a width. */
const BETWEEN = /[\s·•‧∙・･\p{Default_Ignorable_Code_Point}]/u;
/** U+0000 is in no text, so that no name is found in what was taken already. */
const TAKEN = '\0';

const foldedSign = (sign: string): string =>
  BETWEEN.test(sign) ? '' : sign.normalize('NFKD').toLowerCase().replaceAll(TAKEN, '');

/** All others than these, which most texts are made of and which stay but for their case. */
const ODD = /[^\x21-\x7e\u4e00-\u9fff]/gu;
/** In one width and one case, without what stands between signs. */
const fold = (text: string): string => text.replace(ODD, foldedSign).toLowerCase();

/** For each unit of the folded text, where the sign it was made of begins and ends. */
const signsOf = (text: string): { readonly starts: readonly number[]; readonly ends: readonly number[] } => {
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const sign of text) {
    const end = start + sign.length;
    for (let unit = fold(sign).length; unit > 0; unit--) {
      starts.push(start);
      ends.push(end);
    }
    start = end;
  }
  return { starts, ends };
};

interface NameSpan {
  readonly from: number;
  readonly to: number;
  readonly instead: string;
}

/** Where a name stands, and the text without it. */
const takeOut = (
  text: string,
  [name, instead]: Instead,
): { readonly rest: string; readonly places: NameSpan[] } => {
  const places: NameSpan[] = [];
  const rest: string[] = [];
  let done = 0;
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, done)) {
    rest.push(text.slice(done, from), TAKEN.repeat(name.length));
    done = from + name.length;
    places.push({ from, to: done, instead });
  }
  return places.length === 0
    ? { rest: text, places }
    : { rest: [...rest, text.slice(done)].join(''), places };
};

/**
 * Puts something in the place of names however their signs are spaced and in whichever width and case, the longest
 * first. A text is folded once and searched for each name, for whoever writes the text writes the names as well: a
 * pattern made of a name would try it from every sign.
 */
export const namesMasker = (names: readonly Instead[]): ((text: string) => string) => {
  const wanted = names
    .map(([found, instead]): Instead => [fold(found), instead])
    .filter(([found]) => found !== '')
    .sort(([a], [b]) => b.length - a.length);
  return (text) => {
    let rest = fold(text);
    const found: NameSpan[] = [];
    for (const name of wanted) {
      const taken = takeOut(rest, name);
      rest = taken.rest;
      found.push(...taken.places);
    }
    if (found.length === 0) return text;
    const { starts, ends } = signsOf(text);
    let done = 0;
    const parts = found
      .sort((a, b) => a.from - b.from)
      .map(({ from, to, instead }) => {
        const kept = text.slice(done, starts[from]);
        done = ends[to - 1] ?? text.length;
        return kept + instead;
      });
    return parts.join('') + text.slice(done);
  };
};
