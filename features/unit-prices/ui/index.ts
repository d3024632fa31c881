export type { MarksOf } from './list/unit-price-line';
export type { Rebase } from './rebase';
export { UnitPriceDetailPage } from './unit-price-detail-page';
export { UnitPricesPage } from './unit-prices-page';
