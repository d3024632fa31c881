import * as z from 'zod/mini';
import { pathInfoCall } from './contract';
import type { HeldPath } from './path-store';

const stored = z.extend(pathInfoCall.data, { globalId: z.string() });

export const writeStored = (path: HeldPath): string => JSON.stringify(path);

/** Undefined for another member's path and for anything that is none. */
export const readStored = (text: string | undefined, globalId: string): HeldPath | undefined => {
  try {
    const { success, data } = z.safeParse(stored, JSON.parse(text ?? 'null'));
    return success && data.globalId === globalId ? data : undefined;
  } catch {
    return undefined;
  }
};
