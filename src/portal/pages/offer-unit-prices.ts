import { selectUnitPriceArea } from '#features/unit-prices/index';
import { unitPriceExport, unitPricePageExport } from '#features/unit-prices/ui/index';
import { offerList, offerPage } from '../exported-pages';
import { areaNameIn, readingIn } from './export-reading';

export const UNIT_PRICE_LIST = 'unitPrices';
export const UNIT_PRICE_PAGE = 'unitPrice';

export const offerUnitPrices = (): void => {
  offerList(UNIT_PRICE_LIST, (state) =>
    unitPriceExport(state, readingIn(state, areaNameIn(state, selectUnitPriceArea(state)))),
  );
  offerPage(UNIT_PRICE_PAGE, (state) => unitPricePageExport(state, readingIn(state, undefined)));
};
