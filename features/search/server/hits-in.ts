import type { HotEntry } from './hottest';
import { BESIDE_TITLE, BY_SOUND } from './distances';

export interface Typed {
  /** All of them must be held. */
  readonly needles: readonly string[];
  readonly full: string;
  readonly beginning: string;
  readonly within: string;
  /** Null when no letters were typed. */
  readonly sound: string | null;
}

export interface Hit {
  readonly ref: string;
  readonly rank: string;
  readonly distance: number;
}

const distanceOf = ({ haystack, name, pinyin, initials }: HotEntry, typed: Typed): number | undefined => {
  const { needles, full, beginning, within, sound } = typed;
  const sounds = sound !== null && (pinyin.startsWith(sound) || initials.startsWith(sound));
  if (!sounds && !needles.every((needle) => haystack.includes(needle))) return undefined;
  if (name === full) return 0;
  if (haystack.startsWith(beginning)) return 1;
  if (name.includes(within)) return 2;
  if (needles.every((needle) => name.includes(needle))) return 3;
  return sounds ? BY_SOUND : BESIDE_TITLE;
};

/** So many of the nearest with names of their own, and how many entries hold what was typed. */
export const hitsIn = (
  hottest: readonly HotEntry[],
  typed: Typed,
  count: number,
): { readonly nearest: readonly Hit[]; readonly held: number } => {
  const names = new Set<string>();
  const hits: Hit[] = [];
  let held = 0;
  for (const entry of hottest) {
    const distance = distanceOf(entry, typed);
    if (distance === undefined) continue;
    if (distance !== BY_SOUND) held += 1;
    const name = `${distance} ${entry.name}`;
    if (names.has(name)) continue;
    names.add(name);
    hits.push({ ref: entry.ref, rank: entry.rank, distance });
  }
  // The sort is stable: the hottest stay first.
  return { nearest: hits.sort((one, other) => one.distance - other.distance).slice(0, count), held };
};
