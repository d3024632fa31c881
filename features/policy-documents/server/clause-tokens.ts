import { folded, isHan, searchTokens, wordsOf } from '#infra/server/search/search-tokens';

const isSingle = (token: string): boolean => isHan(token) && [...token].length === 1;

/** What a clause is found by: pairs of neighbouring signs, whole latin or digit words. Signs alone are in every clause. */
export const clauseTokens = (text: string): string =>
  searchTokens(text)
    .filter((token) => !isSingle(token))
    .join(' ');

export interface ClauseQuestion {
  /** As they were typed, each to be found whole. */
  readonly words: readonly string[];
  /** A tsquery in text form; empty where there is nothing to look for. */
  readonly query: string;
}

const tokensOf = (word: string): readonly string[] => {
  if (!isHan(word)) return [word];
  const signs = [...word];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
};

/** All words of a keyword; a single Chinese sign beside others says too little to be looked for. */
export const clauseQuestion = (keyword: string): ClauseQuestion => {
  const words = wordsOf(folded(keyword), 'phrases').filter((word) => !isSingle(word));
  return {
    words,
    query: [...new Set(words.flatMap(tokensOf))].map((token) => `'${token}'`).join(' & '),
  };
};
