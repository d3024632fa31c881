/** As the program cuts texts: Chinese, or letters and digits; an id is one, or it would be none when it is replaced. */
export const RUN =
  /(?<![\p{L}\p{N}])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}])|\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /\p{Script=Han}/u;

/** Shorter ones, inside of a text that the program made, would hit its own words. */
const isTelling = (run: string): boolean =>
  HAN.test(run) ? run.length >= 2 : run.length >= (/^\d+$/.test(run) ? 5 : 3);
const LONG_HAN = 4;
const LONG = 6;
const LONGEST = 1_000;

/** What to look for inside of texts. */
export interface Pieces {
  /** Runs that came from outside. */
  readonly words: ReadonlySet<string>;
  /** The longest text from outside, or published, that stands in another at this place. */
  readonly hiddenAt: (text: string, at: number) => string | undefined;
  readonly publishedAt: (text: string, at: number) => string | undefined;
}

type Value = string | number;

/** Texts that may begin at a place, by their first two signs: the longest is found by its length. */
const phraseBook = () => {
  const chapters = new Map<string, { readonly texts: Set<string>; readonly lengths: Set<number> }>();
  let inOrder: Map<string, readonly number[]> | undefined;
  return {
    add: (text: string): void => {
      const head = text.slice(0, 2);
      const chapter = chapters.get(head) ?? { texts: new Set(), lengths: new Set() };
      chapters.set(head, chapter);
      chapter.texts.add(text);
      chapter.lengths.add(text.length);
      inOrder = undefined;
    },
    at: (text: string, at: number): string | undefined => {
      inOrder ??= new Map(
        [...chapters].map(([head, { lengths }]) => [head, [...lengths].sort((a, b) => b - a)]),
      );
      const head = text.slice(at, at + 2);
      return inOrder
        .get(head)
        ?.map((length) => text.slice(at, at + length))
        .find((found) => chapters.get(head)?.texts.has(found));
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
  const hiddenPhrases = phraseBook();
  const publishedPhrases = phraseBook();
  const keep = (text: string, { add }: ReturnType<typeof phraseBook>): readonly string[] => {
    const runs = text.match(RUN) ?? [];
    const trimmed = text.trim();
    if (runs.length > 1 && trimmed.length >= LONG && text.length <= LONGEST) add(trimmed);
    return runs;
  };
  for (const text of published) if (typeof text === 'string') keep(text, publishedPhrases);
  for (const text of outside) {
    if (typeof text !== 'string' || published.has(text)) continue;
    for (const run of keep(text, hiddenPhrases)) {
      if (!isTelling(run) || isOwn(run)) continue;
      words.add(run);
      if (HAN.test(run) && run.length >= LONG_HAN) hiddenPhrases.add(run);
    }
  }
  return { words, hiddenAt: hiddenPhrases.at, publishedAt: publishedPhrases.at };
};
