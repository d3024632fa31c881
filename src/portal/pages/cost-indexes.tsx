import { defer } from 'rxjs';
import { costIndexesOf } from '../../../features/cost-indexes';
import { CostIndexesPage, CostIndexPage as IndexPage } from '../../../features/cost-indexes/ui';
import { RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';
import { ExportPage } from './export-page';
import { INDEX_LIST, INDEX_PAGE } from './offer-cost-indexes';

export { joinExports } from './join-exports';
export { offerCostIndexes } from './offer-cost-indexes';

export const costIndexesIn = (view: Window) =>
  costIndexesOf({ copy: (text) => defer(() => view.navigator.clipboard.writeText(text)) });

/** The list, the regions and the export meet here; no slice knows the others. */
export function CostIndexListPage() {
  const areaName = useCurrentRegionName();
  return (
    <CostIndexesPage
      regionPicker={<RegionPicker />}
      exportButton={<ExportPage page={INDEX_LIST} />}
      {...(areaName && { areaName })}
    />
  );
}

export const CostIndexPage = () => <IndexPage exportButton={<ExportPage page={INDEX_PAGE} />} />;
