import { selectorsOf } from '#src/kernel/state';
import type { WaterRenewalState } from './state';

const select = selectorsOf<WaterRenewalState>('waterRenewal');

export const selectList = select((own) => own.list);
export const selectListBasis = select((own) => own.listBasis);
export const selectDetail = select((own) => own.detail);
/** Provinces that have records, whatever the list is narrowed to. */
export const selectAreaIds = select((own) => own.list.page?.areaIds);
