import { selectorsOf, type RootState } from '#src/kernel/state';
import type { PromptsState } from './state';

const select = selectorsOf<PromptsState>('prompts');

export const selectShown = select((own) => own.queue[0]);
export const selectPrompt = (state: RootState) => {
  const shown = selectShown(state);
  return shown?.kind === 'prompt' ? shown.content : undefined;
};
export const selectCompletion = (state: RootState) => {
  const shown = selectShown(state);
  return shown?.kind === 'completion' ? shown.content : undefined;
};
