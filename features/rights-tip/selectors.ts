import type { RightsTipState } from './state';

const own = (state: unknown) => (state as { readonly rightsTip: RightsTipState }).rightsTip;

export const selectCause = (state: unknown) => own(state).cause;
export const selectIsTipOpen = (state: unknown) => own(state).isOpen;
export const selectIsExplained = (state: unknown) => own(state).isExplained;
