export { IndexRangePage } from './index-range-page';
