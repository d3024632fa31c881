import { selectUnitPriceArea } from '#features/unit-prices/index';
import { unitPriceExport, unitPricePageExport } from '#features/unit-prices/ui/index';
import { registerListExport, registerPageExport } from '../exported-pages';
import { areaNameIn, readingIn } from './export-reading';

export const UNIT_PRICE_LIST = 'unitPrices';
export const UNIT_PRICE_PAGE = 'unitPrice';

export const offerUnitPrices = (): void => {
  registerListExport(UNIT_PRICE_LIST, (state) =>
    unitPriceExport(state, readingIn(state, areaNameIn(state, selectUnitPriceArea(state)))),
  );
  registerPageExport(UNIT_PRICE_PAGE, (state) => unitPricePageExport(state, readingIn(state, undefined)));
};
