import { selectorsOf } from '#src/kernel/state';
import type { AnomalyState } from './state';

const select = selectorsOf<AnomalyState>('anomaly');

export const selectAccount = select((own) => own.account);
export const selectIsFormOpen = select((own) => own.status !== 'closed');
export const selectIsSending = select((own) => own.status === 'sending');
