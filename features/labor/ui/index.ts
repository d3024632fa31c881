export { CollectDialog } from './collect/collect-dialog';
export { ReviewDialog } from './collect/review-dialog';
export { laborListExport } from './export/list-export';
export { priceLineExport } from './export/line-export';
export { LaborPricesPage } from './labor-prices-page';
export type { MarksOf } from './list/results';
export { PriceLinePage } from './price-line-page';
