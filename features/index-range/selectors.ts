import type { IndexRangeState } from './state';

const own = (state: unknown) => (state as { readonly indexRange: IndexRangeState }).indexRange;

export const selectTable = (state: unknown) => own(state).table;
export const selectView = (state: unknown) => own(state).table.view;
export const selectRangeArea = (state: unknown) => own(state).table.view.areaId;
export const selectSubject = (state: unknown) => own(state).subject;
