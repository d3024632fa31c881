import type { AiChatState } from './state';

const own = (state: unknown) => (state as { readonly aiChat: AiChatState }).aiChat;

export const selectIsInternal = (state: unknown) => own(state).isInternal;
export const selectGlobalId = (state: unknown) => own(state).globalId;
export const selectIsOpen = (state: unknown) => own(state).isOpen;
export const selectTopics = (state: unknown) => own(state).topics;
export const selectChatId = (state: unknown) => own(state).chatId;
export const selectIsLoading = (state: unknown) => own(state).isLoading;
export const selectExchanges = (state: unknown) => own(state).exchanges;
export const selectCopied = (state: unknown) => own(state).copied;
export const selectProblem = (state: unknown) => own(state).problem;
export const selectIsAnswering = (state: unknown) =>
  selectExchanges(state).some(({ status }) => status === 'answering');
