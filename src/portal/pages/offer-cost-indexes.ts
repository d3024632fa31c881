import { selectIndexArea } from '#features/cost-indexes/index';
import { indexListExport, indexPageExport } from '#features/cost-indexes/ui/index';
import { offerPage } from '../exported-pages';
import { areaNameIn } from './export-reading';

export const INDEX_LIST = 'costIndexes';
export const INDEX_PAGE = 'costIndex';

export const offerCostIndexes = (): void => {
  offerPage(INDEX_LIST, (state) => indexListExport(state, areaNameIn(state, selectIndexArea(state))));
  offerPage(INDEX_PAGE, indexPageExport);
};
