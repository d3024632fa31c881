import type { ServiceDeskState } from './state';

const own = (state: unknown) => (state as { readonly serviceDesk: ServiceDeskState }).serviceDesk;

export const selectIsDeskOpen = (state: unknown) => own(state).isOpen;
export const selectPurpose = (state: unknown) => own(state).purpose;
export const selectRound = (state: unknown) => own(state).round;
export const selectOffer = (state: unknown) => own(state).offer;
export const selectIsOfferLost = (state: unknown) => own(state).isOfferLost;
export const selectIsSending = (state: unknown) => own(state).status === 'sending';
export const selectNumber = (state: unknown) =>
  own(state).status === 'sent' ? own(state).number : undefined;
export const selectProblem = (state: unknown) => own(state).problem;
