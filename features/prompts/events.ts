import { defineEvents, payload } from '#src/kernel/messages';
import type { Prompt, TaskCompletion } from './contents';

/** Any slice may raise the first two; they are shown one at a time, in the order in which they came. */
export const events = defineEvents('prompts', {
  /** Anybody may raise a question; one after the other is shown. */
  promptRaised: payload<Prompt>(),
  /** Something was done that deserves a dialog of its own. */
  taskCompleted: payload<TaskCompletion>(),
  /** Without a key it was closed and not answered. */
  promptAnswered: payload<{ readonly id: string; readonly key?: string }>(),
  /** The dialog that tells of a success was closed. */
  completionSeen: payload<{ readonly id: string }>(),
});
