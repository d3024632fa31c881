import type { KeyValueStore } from '#src/kernel/ports';
import { MOST } from './contract';

/** A project in the tray, with the name it is shown by. */
export interface TrayItem {
  readonly id: string;
  readonly name: string;
}

const isItem = (value: unknown): value is TrayItem =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<TrayItem>).id === 'string' &&
  typeof (value as Partial<TrayItem>).name === 'string';

const itemsIn = (text: string | undefined): readonly TrayItem[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, MOST) : [];
  } catch {
    // Written by hand or by another version.
    return [];
  }
};

/** An account's tray on this browser. Read anew each time: other tabs write here, too. */
export const trayStorage = (kept: KeyValueStore, globalId: string) => {
  const key = `compareTray.${globalId}`;
  return {
    read: (): readonly TrayItem[] => itemsIn(kept.get(key)),
    write: (items: readonly TrayItem[]): readonly TrayItem[] => {
      if (items.length > 0) kept.set(key, JSON.stringify(items));
      else kept.remove(key);
      return items;
    },
  };
};
