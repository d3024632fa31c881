import type { Group } from '../contract';
import type { Source } from './hottest';
import { rareInitials } from './rare-initials';
import { spelledIn, startsOf } from './terms';

/**
 * The word that letters spell, by its sounds or its initials, wherever a title or subtitle has it: what most of the
 * hottest entries hold, and where they do not, all others. Null when none does.
 */
export const spelledBy = async (
  { pool, hottest }: Source,
  groups: readonly Group[],
  letters: string,
): Promise<string | null> => {
  const counts = new Map<string, number>();
  const entries = (await Promise.all(groups.map(hottest.of))).flat();
  for (const { haystack, name } of entries) {
    const [, subtitle = ''] = haystack.split('\n');
    const heard = new Set<string>();
    for (const [line, worth] of [
      [name, 1],
      [subtitle, 1],
    ] as const) {
      for (const start of startsOf(line)) {
        const text = spelledIn(start, letters);
        if (text === '' || heard.has(text)) continue;
        heard.add(text);
        counts.set(text, (counts.get(text) ?? 0) + worth);
      }
    }
  }
  const most = [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  return most ?? (await rareInitials(pool, groups, letters))[0]?.part ?? null;
};
