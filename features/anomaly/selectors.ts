import type { AnomalyState } from './state';

const own = (state: unknown) => (state as { readonly anomaly: AnomalyState }).anomaly;

export const selectAccount = (state: unknown) => own(state).account;
export const selectIsFormOpen = (state: unknown) => own(state).status !== 'closed';
export const selectIsSending = (state: unknown) => own(state).status === 'sending';
