import { defineEvents, payload } from '#src/kernel/messages';
import type { Prompt, TaskCompletion } from './contents';

/** Any slice may raise the first two; they are shown one at a time, in the order in which they came. */
export const events = defineEvents('prompts', {
  promptRaised: payload<Prompt>(),
  taskCompleted: payload<TaskCompletion>(),
  /** Without a key it was closed and not answered. */
  promptAnswered: payload<{ readonly id: string; readonly key?: string }>(),
  completionSeen: payload<{ readonly id: string }>(),
});
