import type { MyDataState } from './state';

const own = (state: unknown) => (state as { readonly myData: MyDataState }).myData;

export const selectRange = (state: unknown) => own(state).range;
export const selectList = (state: unknown) => own(state);
export const selectNext = (state: unknown) => own(state).next;
export const selectOverview = (state: unknown) => own(state).overview;
export const selectExporting = (state: unknown) => own(state).exporting;
export const selectIsErasing = (state: unknown) => own(state).isErasing;
export const selectReceipt = (state: unknown) => own(state).receipt;
