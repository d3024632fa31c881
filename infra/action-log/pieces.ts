/** As the program cuts texts: Chinese, or letters and digits. */
export const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /\p{Script=Han}/u;

/** Shorter ones, inside of a text that the program made, would hit its own words. */
const isTelling = (run: string): boolean =>
  HAN.test(run) ? run.length >= 2 : run.length >= (/^\d+$/.test(run) ? 5 : 3);
const LONG_HAN = 4;
const LONG = 6;
const LONGEST = 1_000;

/** What to look for in texts that the program made. */
export interface Pieces {
  readonly words: ReadonlySet<string>;
  readonly phraseAt: (
    text: string,
    at: number,
  ) => { readonly text: string; readonly isHidden: boolean } | undefined;
}

type Value = string | number;

/** Texts that may begin at a place, by their first two signs: the longest is found by its length. */
const phraseBook = () => {
  const chapters = new Map<string, { readonly texts: Map<string, boolean>; readonly lengths: Set<number> }>();
  let inOrder: Map<string, readonly number[]> | undefined;
  return {
    add: (text: string, isHidden: boolean): void => {
      const head = text.slice(0, 2);
      const chapter = chapters.get(head) ?? { texts: new Map(), lengths: new Set() };
      chapters.set(head, chapter);
      chapter.texts.set(text, isHidden);
      chapter.lengths.add(text.length);
      inOrder = undefined;
    },
    at: (text: string, at: number) => {
      inOrder ??= new Map(
        [...chapters].map(([head, { lengths }]) => [head, [...lengths].sort((a, b) => b - a)]),
      );
      const head = text.slice(at, at + 2);
      const texts = chapters.get(head)?.texts;
      for (const length of (texts && inOrder.get(head)) ?? []) {
        const found = text.slice(at, at + length);
        const isHidden = found.length === length ? texts?.get(found) : undefined;
        if (isHidden !== undefined) return { text: found, isHidden };
      }
      return undefined;
    },
  };
};

/** `isOwn`: of a run that the program says by itself, or that is published. */
export const piecesOf = (
  outside: ReadonlySet<Value>,
  published: ReadonlySet<Value>,
  isOwn: (run: string) => boolean,
): Pieces => {
  const words = new Set<string>();
  const book = phraseBook();
  const keep = (text: string, isHidden: boolean): readonly string[] => {
    const runs = text.match(RUN) ?? [];
    const trimmed = text.trim();
    if (runs.length > 1 && trimmed.length >= LONG && text.length <= LONGEST) book.add(trimmed, isHidden);
    return runs;
  };
  for (const text of published) if (typeof text === 'string') keep(text, false);
  for (const text of outside) {
    if (typeof text !== 'string' || published.has(text)) continue;
    for (const run of keep(text, true)) {
      if (!isTelling(run) || isOwn(run)) continue;
      words.add(run);
      if (HAN.test(run) && run.length >= LONG_HAN) book.add(run, true);
    }
  }
  return { words, phraseAt: book.at };
};
