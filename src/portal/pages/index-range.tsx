import { IndexRangePage as Page } from '../../../features/index-range/ui';
import { RegionPicker } from '../../../features/regions/ui';

export { indexRange } from '../../../features/index-range';

/** The page and the regions meet here; neither slice knows the other. */
export const IndexRangePage = () => <Page regionPicker={<RegionPicker />} />;
