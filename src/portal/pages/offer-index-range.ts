import { selectRangeArea } from '../../../features/index-range';
import { rangeExport } from '../../../features/index-range/ui';
import { offerPage } from '../exported-pages';
import { areaNameIn } from './export-reading';

export const RANGE_PAGE = 'indexRange';

export const offerIndexRange = (): void =>
  offerPage(RANGE_PAGE, (state) => rangeExport(state, areaNameIn(state, selectRangeArea(state))));
