export { CostIndexPage } from './cost-index-page';
export { CostIndexesPage } from './cost-indexes-page';
export type { MarksOf } from './list/index-card';
