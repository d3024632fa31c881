import { selectorsOf } from '#src/kernel/state';
import type { RightsTipState } from './state';

const select = selectorsOf<RightsTipState>('rightsTip');

export const selectCause = select((own) => own.cause);
export const selectIsTipOpen = select((own) => own.isOpen);
export const selectIsExplained = select((own) => own.isExplained);
