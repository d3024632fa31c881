export { unitPricePageExport } from './export/detail-export';
export { selectFirstRow, selectNearRows, unitPriceExport } from './export/list-export';
export type { MarksOf } from './list/unit-price-line';
export { UnitPriceDetailPage } from './unit-price-detail-page';
export { UnitPricesPage } from './unit-prices-page';
