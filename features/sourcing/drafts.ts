import * as z from 'zod/mini';
import { keptDraft } from '#src/kernel/kept-draft';
import type { KeyValueStore } from '#src/kernel/ports';
import type { Kind, SourcingFields } from './contract';

export type Drafts = Readonly<Partial<Record<Kind, SourcingFields>>>;

export const EMPTY: SourcingFields = {
  name: '',
  specification: '',
  quantity: '',
  unit: '',
  areaId: '',
  neededBy: '',
  contactName: '',
  contactMobile: '',
  note: '',
};

const text = z._default(z.string(), '');
const fields = z.object({
  name: text,
  specification: text,
  quantity: text,
  unit: text,
  areaId: text,
  neededBy: text,
  contactName: text,
  contactMobile: text,
  note: text,
});
const stored = z.object({ material: z.optional(fields), equipment: z.optional(fields) });

/** A phone number does not stay on a browser that others may use. */
const withoutPhone = (draft: SourcingFields): SourcingFields => ({ ...draft, contactMobile: '' });

export const sourcingDrafts = (store: KeyValueStore, globalId: string) => {
  const kept = keptDraft(store, `sourcingDraft:${globalId}`, (value): Drafts => {
    const { material, equipment } = z.safeParse(stored, value).data ?? {};
    return { ...(material && { material }), ...(equipment && { equipment }) };
  });
  const read = (): Drafts => kept.read() ?? {};
  return {
    read,
    keep: (kind: Kind, draft: SourcingFields) => kept.keep({ ...read(), [kind]: withoutPhone(draft) }),
    drop: (kind: Kind) => {
      const { [kind]: _, ...others } = read();
      if (Object.keys(others).length > 0) kept.keep(others);
      else kept.drop();
    },
  };
};
