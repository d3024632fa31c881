import type { DigitFontState } from './state';

const own = (state: unknown) => (state as { readonly digitFont: DigitFontState }).digitFont;

/** Nobody has asked for it in this session. */
export const selectIsWanting = (state: unknown) => own(state).status === 'none';
/** Undefined until the browser has it, and whenever it could not be had: figures are plain then. */
export const selectFont = (state: unknown) => own(state).font;
