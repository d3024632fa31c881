import { selectorsOf } from '#src/kernel/state';
import type { MyDataState } from './state';

const select = selectorsOf<MyDataState>('myData');

export const selectRange = select((own) => own.view);
export const selectList = select((own) => own);
export const selectNext = select((own) => own.next);
export const selectOverview = select((own) => own.overview);
export const selectExporting = select((own) => own.exporting);
export const selectIsErasing = select((own) => own.isErasing);
export const selectReceipt = select((own) => own.receipt);
