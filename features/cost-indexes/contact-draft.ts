import * as z from 'zod/mini';
import { keptDraft } from '#src/kernel/kept-draft';
import type { KeyValueStore } from '#src/kernel/ports';
import type { Contact } from './contract-contact';

/** Texts as typed. */
export type ContactDraft = Readonly<Record<Exclude<keyof Contact, 'seriesId'>, string>>;

export const EMPTY_DRAFT: ContactDraft = { contactName: '', company: '', telephone: '', note: '' };

const text = z._default(z.string(), '');
const stored = z.object({ contactName: text, company: text, note: text });

export const contactDraft = (store: KeyValueStore, globalId: string) =>
  keptDraft(store, `contactDraft:${globalId}`, (value): ContactDraft => ({
    ...EMPTY_DRAFT,
    ...z.safeParse(stored, value).data,
  }));

/** A phone number does not stay on a browser that others may use. */
export const withoutTelephone = (draft: ContactDraft): ContactDraft => ({ ...draft, telephone: '' });
