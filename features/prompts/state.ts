import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Prompt, TaskCompletion } from '#src/kernel/shared-events';
import { events } from './events';

export type Shown =
  | { readonly kind: 'prompt'; readonly content: Prompt }
  | { readonly kind: 'completion'; readonly content: TaskCompletion };

export interface PromptsState {
  /** The first one is on the screen. */
  readonly queue: readonly Shown[];
}
export const initialState: PromptsState = { queue: [] };

const isSame = (kind: Shown['kind'], id: string) => (one: Shown) =>
  one.kind === kind && one.content.id === id;

const withOneMore = ({ queue }: PromptsState, shown: Shown): PromptsState => ({
  queue: queue.some(isSame(shown.kind, shown.content.id)) ? queue : [...queue, shown],
});
const without = ({ queue }: PromptsState, kind: Shown['kind'], id: string): PromptsState => {
  const isGone = isSame(kind, id);
  return { queue: queue.filter((one) => !isGone(one)) };
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.promptRaised, (state, { payload }) =>
      withOneMore(state, { kind: 'prompt', content: payload }),
    )
    .addCase(events.taskCompleted, (state, { payload }) =>
      withOneMore(state, { kind: 'completion', content: payload }),
    )
    .addCase(events.promptAnswered, (state, { payload }) => without(state, 'prompt', payload.id))
    .addCase(events.completionSeen, (state, { payload }) => without(state, 'completion', payload.id))
    .addCase(auth.loggedOut, (): PromptsState => initialState),
);
