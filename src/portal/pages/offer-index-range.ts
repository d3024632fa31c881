import { selectRangeArea } from '#features/index-range/index';
import { rangeExport } from '#features/index-range/ui/index';
import { registerPageExport } from '../exported-pages';
import { areaNameIn } from './export-reading';

export const RANGE_PAGE = 'indexRange';

export const offerIndexRange = (): void =>
  registerPageExport(RANGE_PAGE, (state) => rangeExport(state, areaNameIn(state, selectRangeArea(state))));
