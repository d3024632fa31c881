export { IndexRangePage } from './index-range-page';
export { rangeExport } from './export/range-export';
