import { rangeExport } from '../../../features/index-range/ui';
import { offerPage } from '../exported-pages';

export const RANGE_PAGE = 'indexRange';

export const offerIndexRange = (): void => offerPage(RANGE_PAGE, rangeExport);
