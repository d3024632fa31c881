import type { Pool } from 'pg';
import { BY_SOUND, findWords, soundTyped } from './find-words';
import { spelledEnd } from './marks';
import type { Scope } from './scope-of';

/** What letters stand for that spell the beginning of a title by its sounds or initials: `binjiang` is 滨江. */
export const spelled = async (pool: Pool, text: string, { groups }: Scope): Promise<string | null> => {
  const letters = soundTyped(text);
  if (letters === null) return null;
  const [found] = (await findWords(pool, groups, text, 1)).filter(({ distance }) => distance === BY_SOUND);
  return (found && found.word.slice(0, spelledEnd(found.word, letters))) || null;
};
