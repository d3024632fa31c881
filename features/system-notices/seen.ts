import type { KeyValueStore } from '#src/kernel/ports';

const KEY = 'systemNoticesSeen';
const MOST_KEPT = 50;

/** Notices that were read on this browser are not shown again. */
export const seenOn = (kept: KeyValueStore) => {
  const all = (): readonly string[] => kept.get(KEY)?.split(',') ?? [];
  return {
    has: (id: string): boolean => all().includes(id),
    add: (id: string): void => {
      if (!all().includes(id)) kept.set(KEY, [...all(), id].slice(-MOST_KEPT).join(','));
    },
  };
};
