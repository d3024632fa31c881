import type { KeyValueStore } from '#src/kernel/ports';

const KEY = 'reloadedFor';
const MOST_KEPT = 10;

/**
 * Versions this tab was loaded anew for. Each counts once: while servers of two versions stand side by side, a tab
 * must not be sent to and fro between them.
 */
export const reloadedOn = (tab: KeyValueStore) => {
  const all = (): readonly string[] => tab.get(KEY)?.split(' ') ?? [];
  return {
    has: (version: string): boolean => all().includes(version),
    add: (version: string): void => tab.set(KEY, [...all(), version].slice(-MOST_KEPT).join(' ')),
  };
};
