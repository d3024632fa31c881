import { selectIndexArea } from '#features/cost-indexes/index';
import { indexListExport, indexPageExport } from '#features/cost-indexes/ui/index';
import { registerPageExport } from '../exported-pages';
import { areaNameIn } from './export-reading';

export const INDEX_LIST = 'costIndexes';
export const INDEX_PAGE = 'costIndex';

export const offerCostIndexes = (): void => {
  registerPageExport(INDEX_LIST, (state) =>
    indexListExport(state, areaNameIn(state, selectIndexArea(state))),
  );
  registerPageExport(INDEX_PAGE, indexPageExport);
};
