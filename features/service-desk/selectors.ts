import { selectorsOf } from '#src/kernel/state';
import type { ServiceDeskState } from './state';

const select = selectorsOf<ServiceDeskState>('serviceDesk');

export const selectIsDeskOpen = select((own) => own.isOpen);
export const selectPurpose = select((own) => own.purpose);
export const selectRound = select((own) => own.round);
export const selectOffer = select((own) => own.offer);
export const selectIsOfferLost = select((own) => own.isOfferLost);
export const selectIsSending = select((own) => own.status === 'sending');
export const selectNumber = select(({ status, number }) => (status === 'sent' ? number : undefined));
export const selectProblem = select((own) => own.problem);
