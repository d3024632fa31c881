export { policyExport } from './export/document-export';
export { policyListExport } from './export/list-export';
export { priceExport } from './export/price-export';
export type { MarksOf } from './list/results';
export { PoliciesPage } from './policies-page';
export { PolicyPage } from './policy-page';
export { PricePage } from './price-page';
