import type { KeyValueStore } from './ports';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

export interface KeptDraft<T> {
  readonly read: () => T | undefined;
  readonly keep: (draft: T) => void;
  readonly drop: () => void;
}

/**
 * What was typed and not sent is there again for a week, for the account that typed it alone: `key` names the account.
 * `parse` answers undefined to what an older build has left there.
 */
export const keptDraft = <T>(
  store: KeyValueStore,
  key: string,
  parse: (value: unknown) => T | undefined,
): KeptDraft<T> => ({
  read: () => {
    try {
      return parse(JSON.parse(store.get(key) ?? 'null'));
    } catch {
      return undefined;
    }
  },
  keep: (draft) => store.set(key, JSON.stringify(draft), WEEK_MS),
  drop: () => store.remove(key),
});
