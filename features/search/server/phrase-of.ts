import { isHan, runsOf, spaced } from '#infra/server/search/search-tokens';

export interface Phrase {
  /** As the title's line of a haystack. */
  readonly full: string;
  readonly beginning: string;
  /** Anywhere; latin and digits from a word's start. */
  readonly within: string;
}

export const phraseOf = (text: string): Phrase => {
  const full = spaced(text);
  const beginning = full.trimEnd();
  return { full, beginning, within: isHan(runsOf(text)[0] ?? '') ? beginning.trimStart() : beginning };
};
