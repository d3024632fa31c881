import * as z from 'zod/mini';
import { keptDraft } from '#src/kernel/kept-draft';
import type { KeyValueStore } from '#src/kernel/ports';
import type { Feedback } from './contract';

/** What was typed. How to reach somebody does not stay on a browser that others may use. */
export type FeedbackDraft = Pick<Feedback, 'description' | 'name'>;

const stored = z.object({ description: z.string(), name: z.string() });

/** A visitor has no globalId. */
export const feedbackDraft = (store: KeyValueStore, globalId: string) =>
  keptDraft(store, `feedbackDraft:${globalId || 'visitor'}`, (value): FeedbackDraft | undefined => {
    const { success, data } = z.safeParse(stored, value);
    return success ? data : undefined;
  });
