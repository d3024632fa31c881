import { selectorsOf } from '#src/kernel/state';
import type { CostIndexesState } from './state';

const select = selectorsOf<CostIndexesState>('costIndexes');

export const selectGlobalId = select((own) => own.globalId);
export const selectList = select((own) => own.list);
export const selectAreaIds = select((own) => own.list.page?.areaIds);
export const selectIndexArea = select((own) => own.list.view.areaId);
export const selectDetail = select((own) => own.detail);
export const selectContact = select((own) => own.contact);
