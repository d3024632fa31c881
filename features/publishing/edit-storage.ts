import * as z from 'zod/mini';
import type { KeyValueStore } from '#src/kernel/ports';
import { nodeName, rows, type Nodes } from './contract-nodes';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const kept = z.object({ version: z.number(), nodes: z.partialRecord(nodeName, rows) });
export interface KeptEdits {
  readonly version: number;
  readonly nodes: Partial<Nodes>;
}

/** What was typed and not saved is there again for a week, for the account that typed it alone. */
export const editStorage = (storage: KeyValueStore, globalId: string, id: string) => {
  const key = `publishingEdits:${globalId}:${id}`;
  return {
    read: (): KeptEdits | undefined => {
      try {
        const { success, data } = z.safeParse(kept, JSON.parse(storage.get(key) ?? 'null'));
        return success ? data : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (edits: KeptEdits) => storage.set(key, JSON.stringify(edits), WEEK_MS),
    drop: () => storage.remove(key),
  };
};
