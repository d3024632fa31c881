import * as z from 'zod/mini';
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

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

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

/** A form that was left is there again for a week, for the account that typed it alone. */
export const draftStorage = (kept: KeyValueStore, globalId: string) => {
  const key = `sourcingDraft:${globalId}`;
  const read = (): Drafts => {
    try {
      const { success, data } = z.safeParse(stored, JSON.parse(kept.get(key) ?? '{}'));
      return success
        ? {
            ...(data.material && { material: data.material }),
            ...(data.equipment && { equipment: data.equipment }),
          }
        : {};
    } catch {
      return {};
    }
  };
  const write = (drafts: Drafts) => kept.set(key, JSON.stringify(drafts), WEEK_MS);
  return {
    read,
    keep: (kind: Kind, draft: SourcingFields) => write({ ...read(), [kind]: withoutPhone(draft) }),
    drop: (kind: Kind) => {
      const { [kind]: _, ...others } = read();
      if (Object.keys(others).length > 0) write(others);
      else kept.remove(key);
    },
  };
};
