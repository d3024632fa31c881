import { selectorsOf } from '#src/kernel/state';
import type { IndustryState } from './state';

const select = selectorsOf<IndustryState>('industry');

export const selectList = select((own) => own.list);
export const selectIndustryArea = select((own) => own.list.view.areaId);
