const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /\p{Script=Han}/u;
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Full-width signs become plain ones, letters small. */
export const folded = (text: string): string =>
  text.normalize('NFKC').replaceAll('\0', '').toLowerCase().trim();

const bigrams = (signs: readonly string[]): string[] =>
  signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);

/** Runs of Chinese signs and runs of other letters or digits; everything else separates. */
const runsOf = (text: string): readonly string[] => folded(text).match(RUNS) ?? [];

/** What a text is found by: single characters, pairs of neighbours, and whole latin or digit words. */
export const searchTokens = (text: string): string[] => {
  const tokens = runsOf(text).flatMap((run) => {
    if (!HAN.test(run)) return [run];
    const signs = [...run];
    return [...signs, ...bigrams(signs)];
  });
  return [...new Set(tokens)];
};

const quote = (token: string): string => `'${token.replace(/['\\]/g, '$&$&')}'`;

const termsOf = (run: string): string[] => {
  if (!HAN.test(run)) return [`${quote(run)}:*`];
  return [...words.segment(run)].flatMap(({ segment }) => {
    const signs = [...segment];
    return (signs.length === 1 ? signs : bigrams(signs)).map(quote);
  });
};

/**
 * A tsquery in text form, to be cast with `::tsquery` (`to_tsquery` would cut the tokens again). All words must occur:
 * Chinese words by their pairs, latin and digits as beginnings. Null when the text holds nothing to look for.
 */
export const searchQuery = (text: string): string | null => {
  const terms = [...new Set(runsOf(text).flatMap(termsOf))];
  return terms.length === 0 ? null : terms.join(' & ');
};
