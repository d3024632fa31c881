import { selectRangeArea } from '#features/index-range/index';
import { rangeExport } from '#features/index-range/ui/index';
import { offerPage } from '../exported-pages';
import { areaNameIn } from './export-reading';

export const RANGE_PAGE = 'indexRange';

export const offerIndexRange = (): void =>
  offerPage(RANGE_PAGE, (state) => rangeExport(state, areaNameIn(state, selectRangeArea(state))));
