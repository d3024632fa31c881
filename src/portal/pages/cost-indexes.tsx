import { defer } from 'rxjs';
import { NoBasisNote } from '#features/basis/ui/index';
import { costIndexesOf } from '#features/cost-indexes/index';
import { CostIndexPage as IndexPage, CostIndexesPage, type MarksOf } from '#features/cost-indexes/ui/index';
import { RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { ExportPage } from './export-page';
import { portalEvents } from './portal-events';
import { INDEX_LIST, INDEX_PAGE } from './offer-cost-indexes';
import { RecordMarks } from './record-marks';

export { joinBasis } from './join-basis';
export { joinExports } from './join-exports';
export { joinMarks } from './join-marks';
export { offerCostIndexes } from './offer-cost-indexes';

const listMarks: MarksOf = ({ id, name }) => <RecordMarks kind="costIndex" id={id} name={name} />;
const detailMarks: MarksOf = ({ id, name }) => <RecordMarks kind="costIndex" id={id} name={name} withWord />;

export const costIndexesIn = (view: Window) =>
  costIndexesOf({ portal: portalEvents, copy: (text) => defer(() => view.navigator.clipboard.writeText(text)) });

const WHY =
  '指数与价格序列本来就分期、分地区发布，期、地区与基期请在本页选择；换算一笔造价用详情页的“折算”。';

/** The list, the regions, the basis and the export meet here; no slice knows the others. */
export function CostIndexListPage() {
  const areaName = useCurrentRegionName();
  return (
    <>
      <NoBasisNote why={WHY} />
      <CostIndexesPage
        regionPicker={<RegionPicker />}
        exportButton={<ExportPage page={INDEX_LIST} />}
        marksOf={listMarks}
        {...(areaName && { areaName })}
      />
    </>
  );
}

export const CostIndexPage = () => (
  <>
    <NoBasisNote why={WHY} />
    <IndexPage exportButton={<ExportPage page={INDEX_PAGE} />} marksOf={detailMarks} />
  </>
);
