import { createSelector } from '@reduxjs/toolkit';
import { selectorsOf } from '#src/kernel/state';
import type { Feedback } from './contract';
import type { FeedbackState } from './state';

const select = selectorsOf<FeedbackState>('feedback');

export const selectIsFeedbackOpen = select((own) => own.isOpen);
export const selectRound = select((own) => own.round);
export const selectIsSending = select((own) => own.isSending);
export const selectProblem = select((own) => own.problem);
/** Undefined where there is none to send along. */
export const selectLog = select((own) => own.log);
export const selectGlobalId = select((own) => own.globalId);
export const selectInterrupted = select((own) => own.interrupted);
export const selectIsNoDataOpen = select((own) => own.isNoDataOpen);
export const selectSought = select((own) => own.sought);
export const selectOwn = select((own) => own.own);

const startOf = ({ words, draft, account }: FeedbackState): Feedback => ({
  description: words ?? draft?.description ?? '',
  name: draft?.name || account.name,
  mobile: account.mobile,
});
/** What the form begins with: words that were given go before what was typed, and what was typed before the account. */
export const selectStart = createSelector([select((own) => own)], startOf);
