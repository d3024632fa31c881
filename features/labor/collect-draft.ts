import * as z from 'zod/mini';
import type { KeyValueStore } from '#src/kernel/ports';
import type { collectFields } from './contract-collect';

/** Texts as typed and choices as chosen; what is not chosen yet is empty. */
export type CollectDraft = Readonly<Record<keyof typeof collectFields, string>>;

export const EMPTY_DRAFT: CollectDraft = {
  section: '',
  itemName: '',
  areaId: '',
  projectKind: '',
  mode: '',
  price: '',
  unit: '',
  tax: '',
  settledIn: '',
  payment: '',
  naming: '匿名',
  content: '',
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const stored = z.record(z.string(), z.string());

/** A form that was left is there again for a week, for the account that typed it alone. */
export const draftStorage = (kept: KeyValueStore, globalId: string) => {
  const key = `laborDraft:${globalId}`;
  return {
    read: (): CollectDraft => {
      try {
        const { success, data } = z.safeParse(stored, JSON.parse(kept.get(key) ?? '{}'));
        return success ? { ...EMPTY_DRAFT, ...data } : EMPTY_DRAFT;
      } catch {
        return EMPTY_DRAFT;
      }
    },
    keep: (draft: CollectDraft): void => kept.set(key, JSON.stringify(draft), WEEK_MS),
    drop: (): void => kept.remove(key),
  };
};
