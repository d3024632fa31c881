import type { CostIndexesState } from './state';

const own = (state: unknown) => (state as { readonly costIndexes: CostIndexesState }).costIndexes;

export const selectGlobalId = (state: unknown) => own(state).globalId;
export const selectList = (state: unknown) => own(state).list;
export const selectView = (state: unknown) => own(state).list.view;
export const selectIndexArea = (state: unknown) => own(state).list.view.areaId;
export const selectDetail = (state: unknown) => own(state).detail;
export const selectContact = (state: unknown) => own(state).contact;
