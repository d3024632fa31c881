export { CostIndexPage } from './cost-index-page';
export { CostIndexesPage } from './cost-indexes-page';
export { indexPageExport } from './export/detail-export';
export { indexListExport } from './export/list-export';
export type { MarksOf } from './list/index-card';
