import { selectorsOf } from '#src/kernel/state';
import type { AnomalyState } from './state';

const select = selectorsOf<AnomalyState>('anomaly');

export const selectAccount = select((own) => own.account);
export const selectReportToken = select((own) => own.reportToken);
export const selectProblem = select((own) => own.problem);
export const selectIsFormOpen = select((own) => own.status !== 'closed');
export const selectIsSending = select((own) => own.status === 'sending');
