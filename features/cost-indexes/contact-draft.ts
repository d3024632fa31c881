import * as z from 'zod/mini';
import type { KeyValueStore } from '#src/kernel/ports';
import type { Contact } from './contract-contact';

/** Texts as typed. */
export type ContactDraft = Readonly<Record<Exclude<keyof Contact, 'seriesId'>, string>>;

export const EMPTY_DRAFT: ContactDraft = { contactName: '', company: '', telephone: '', note: '' };

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

const text = z._default(z.string(), '');
const stored = z.object({ contactName: text, company: text, note: text });

/** A form that was left is there again for a week, for the account that typed it alone. */
export const draftStorage = (kept: KeyValueStore, globalId: string) => {
  const key = `contactDraft:${globalId}`;
  return {
    read: (): ContactDraft => {
      try {
        const { success, data } = z.safeParse(stored, JSON.parse(kept.get(key) ?? '{}'));
        return success ? { ...EMPTY_DRAFT, ...data } : EMPTY_DRAFT;
      } catch {
        return EMPTY_DRAFT;
      }
    },
    /** A phone number does not stay on a browser that others may use. */
    keep: ({ telephone: _, ...draft }: ContactDraft): void => kept.set(key, JSON.stringify(draft), WEEK_MS),
    drop: (): void => kept.remove(key),
  };
};
