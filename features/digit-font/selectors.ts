import { selectorsOf } from '#src/kernel/state';
import type { DigitFontState } from './state';

const select = selectorsOf<DigitFontState>('digitFont');

/** Nobody has asked for it in this session. */
export const selectIsWanting = select((own) => own.status === 'none');
/** Undefined until the browser has it, and whenever it could not be had: figures are plain then. */
export const selectFont = select((own) => own.font);
