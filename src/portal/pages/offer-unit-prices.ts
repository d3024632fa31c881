import { unitPriceExport } from '../../../features/unit-prices/ui';
import { selectUnitPriceArea } from '../../../features/unit-prices';
import { offerList } from '../exported-pages';
import { areaNameIn, readingIn } from './export-reading';

export const UNIT_PRICE_LIST = 'unitPrices';

export const offerUnitPrices = (): void =>
  offerList(UNIT_PRICE_LIST, (state) =>
    unitPriceExport(state, readingIn(state, areaNameIn(state, selectUnitPriceArea(state)))),
  );
