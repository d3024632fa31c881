import { selectorsOf, type RootState } from '#src/kernel/state';
import type { AiChatState } from './state';

const select = selectorsOf<AiChatState>('aiChat');

export const selectIsInternal = select((own) => own.isInternal);
export const selectGlobalId = select((own) => own.globalId);
export const selectIsOpen = select((own) => own.isOpen);
export const selectTopics = select((own) => own.topics);
export const selectChatId = select((own) => own.chatId);
export const selectPageBasis = select((own) => own.basis);
export const selectIsLoading = select((own) => own.isLoading);
export const selectExchanges = select((own) => own.exchanges);
export const selectCopied = select((own) => own.copied);
export const selectProblem = select((own) => own.problem);
export const selectIsAnswering = (state: RootState) =>
  selectExchanges(state).some(({ status }) => status === 'answering');
