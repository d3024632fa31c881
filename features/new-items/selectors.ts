import { selectorsOf } from '#src/kernel/state';
import type { NewItemsState } from './state';

const select = selectorsOf<NewItemsState>('newItems');

export const selectView = select((own) => own.items.view);
export const selectAreaIds = select((own) => own.areaIds);
export const selectHasLostAreas = select((own) => own.hasLostAreas);
export const selectIsListing = select((own) => own.isListing);
export const selectProjects = select((own) => own.projects);
export const selectSheetOf = select((own) => own.bidNodeId);
export const selectSheet = select((own) => own.sheet);
export const selectClosure = select((own) => own.closure);
export const selectItems = select((own) => own.items);
export const selectProblem = select((own) => own.problem);
export const selectDownloading = select((own) => own.downloading);
