import { selectorsOf } from '#src/kernel/state';
import type { LaborState } from './state';

const select = selectorsOf<LaborState>('labor');

export const selectList = select((own) => own.list);
export const selectLaborArea = select((own) => own.list.view.areaId);
export const selectLine = select((own) => own.line);
export const selectCollect = select((own) => own.collect);
export const selectPlaces = select((own) => own.places);
