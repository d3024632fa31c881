import { soundOfSigns } from '#infra/server/search/search-index';
import type { Group } from '../contract';
import { folded } from '#infra/server/search/search-tokens';
import { soundTyped } from './find-words';
import type { Source } from './hottest';
import type { Scope } from './scope-of';
import { rareInitials } from './rare-initials';
import { eachInTurns } from '#infra/server/in-turns';
import { spelledIn, startsOf } from './terms';

/**
 * The word that letters spell, by its sounds or its initials, wherever a title or subtitle has it: what most of the
 * hottest entries hold, and where they do not, all others. Null when none does.
 */
const spelledBy = async (
  { pool, hottest }: Source,
  groups: readonly Group[],
  letters: string,
): Promise<string | null> => {
  const counts = new Map<string, number>();
  const entries = (await Promise.all(groups.map(hottest.of))).flat();
  await eachInTurns(entries, ({ haystack, name }) => {
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
  });
  // zhongsha is 中砂 sound for sound, and 中山 but for its end.
  const isWhole = (text: string) => Number(soundOfSigns(text).join('') === letters);
  const most = [...counts].sort(
    ([one, ofOne], [other, ofOther]) => isWhole(other) - isWhole(one) || ofOther - ofOne,
  )[0]?.[0];
  return most ?? (await rareInitials(pool, groups, letters))[0]?.part ?? null;
};

/** What letters stand for that spell the beginning of a word by its sounds or initials: `binjiang` is 滨江. */
export const spelled = async (source: Source, text: string, { groups }: Scope): Promise<string | null> => {
  const letters = soundTyped(text);
  return letters === null ? null : spelledBy(source, groups, letters);
};

/** Two signs have no neighbours to be told by; what sounds as they do is what an input method offered beside them. */
export const homophone = async (source: Source, text: string, { groups }: Scope): Promise<string | null> =>
  /^\p{Script=Han}{2}$/u.test(folded(text))
    ? spelledBy(source, groups, soundOfSigns(folded(text)).join(''))
    : null;
