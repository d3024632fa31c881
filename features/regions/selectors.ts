import { selectorsOf } from '#src/kernel/state';
import type { RegionsState } from './state';

const select = selectorsOf<RegionsState>('regions');

export const selectAreas = select((own) => own.areas);
export const selectCurrentRegion = select((own) => own.current);
export const selectAreasFailed = select((own) => own.status === 'failed');
