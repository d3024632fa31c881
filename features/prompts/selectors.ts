import type { PromptsState } from './state';

const own = (state: unknown) => (state as { readonly prompts: PromptsState }).prompts;

export const selectShown = (state: unknown) => own(state).queue[0];
export const selectPrompt = (state: unknown) => {
  const shown = selectShown(state);
  return shown?.kind === 'prompt' ? shown.content : undefined;
};
export const selectCompletion = (state: unknown) => {
  const shown = selectShown(state);
  return shown?.kind === 'completion' ? shown.content : undefined;
};
