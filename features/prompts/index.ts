import type { Slice } from '#src/kernel/slice';
import { answer, leaveCompletion } from './epics';
import { reducer, type PromptsState } from './state';

export { events } from './events';

export const prompts: Slice<'prompts', PromptsState> = {
  name: 'prompts',
  reducer,
  epics: () => ({ answer, leaveCompletion }),
};
