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

/** A place of a building has a face of its own: 内墙面抹灰 is of the 内墙. */
const FACED = /[墙地屋棚楼台路]$/;

/**
 * Patterns of names in which what was asked for is only what another trade works on: 抹灰面油漆 is paint, 混凝土面凿毛 a
 * treatment.
 */
export const basesOf = (words: readonly string[], text: string): readonly string[] =>
  // The dictionary does not cut every word of the trade: what a thing is stands last.
  [...new Set([...words, ...runsOf(text).map((run) => [...run].slice(-2).join(''))])]
    .filter((word) => isHan(word) && [...word].length > 1 && !FACED.test(word) && !text.includes(`${word}面`))
    .map((word) => `%${word}面%`);
