import * as z from 'zod/mini';
import { keptDraft } from '#src/kernel/kept-draft';
import type { KeyValueStore } from '#src/kernel/ports';
import type { collectFields } from './contract-collect';

/** Texts as typed and choices as chosen; what is not chosen yet is empty. */
export type CollectDraft = Readonly<Record<keyof typeof collectFields, string>>;

/** Where the complaint is that a price may be wrong: of no field, and to be overruled. */
export const DOUBT = 'doubt';

export const EMPTY_DRAFT: CollectDraft = {
  section: '',
  itemName: '',
  areaId: '',
  projectKind: '',
  mode: '',
  price: '',
  unit: '',
  tools: '',
  materials: '',
  insurance: '',
  tax: '',
  settledIn: '',
  payment: '',
  naming: '匿名',
  content: '',
};

const stored = z.record(z.string(), z.string());

export const collectDraft = (store: KeyValueStore, globalId: string) =>
  keptDraft(store, `laborDraft:${globalId}`, (value): CollectDraft => ({
    ...EMPTY_DRAFT,
    ...z.safeParse(stored, value).data,
  }));
