import { useReading } from '../../../features/basis/ui';
import { IndexRangePage as Page } from '../../../features/index-range/ui';
import { RegionPicker } from '../../../features/regions/ui';

export { indexRange } from '../../../features/index-range';
export { joinBasis } from './join-basis';

/** The page, the regions and whoever copies citations meet here; no slice knows the others. */
export const IndexRangePage = () => <Page regionPicker={<RegionPicker />} onCopy={useReading().onCopy} />;
