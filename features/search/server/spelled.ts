import { BY_SOUND } from './distances';
import { findWords, soundTyped } from './find-words';
import type { Source } from './hottest';
import { spelledEnd } from './marks';
import type { Scope } from './scope-of';

/** What letters stand for that spell the beginning of a title by its sounds or initials: `binjiang` is 滨江. */
export const spelled = async (source: Source, text: string, { groups }: Scope): Promise<string | null> => {
  const letters = soundTyped(text);
  if (letters === null) return null;
  const [found] = (await findWords(source, groups, text, 1)).filter(({ distance }) => distance === BY_SOUND);
  return (found && found.word.slice(0, spelledEnd(found.word, letters))) || null;
};
