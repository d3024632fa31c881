import { useReading } from '../../../features/basis/ui';
import { IndexRangePage as Page } from '../../../features/index-range/ui';
import { RegionPicker } from '../../../features/regions/ui';
import { ExportPage } from './export-page';
import { RANGE_PAGE } from './offer-index-range';

export { indexRange } from '../../../features/index-range';
export { joinBasis } from './join-basis';
export { joinExports } from './join-exports';
export { offerIndexRange } from './offer-index-range';

/** The page, the regions and whoever copies citations meet here; no slice knows the others. */
export const IndexRangePage = () => (
  <Page
    regionPicker={<RegionPicker />}
    onCopy={useReading().onCopy}
    exportButton={<ExportPage page={RANGE_PAGE} />}
  />
);
