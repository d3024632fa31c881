import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { defer } from 'rxjs';
import { NoBasisNote } from '#features/basis/ui/index';
import { forProjectCost, RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { pageModule } from '#src/portal/page-module';
import { joinBasis } from '#src/portal/pages/shared/basis';
import { areaNameIn, ExportPage, joinExports } from '#src/portal/pages/shared/exports.tsx';
import { joinMarks, RecordMarks } from '#src/portal/pages/shared/marks.tsx';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { costIndexes, selectAreaIds, selectIndexArea } from './index';
import {
  CostIndexPage as IndexPage,
  CostIndexesPage,
  indexListExport,
  indexPageExport,
  type MarksOf,
} from './ui/index';

const LIST_EXPORT = 'costIndexes';
const PAGE_EXPORT = 'costIndex';

const listMarks: MarksOf = ({ id, name }) => <RecordMarks kind="costIndex" id={id} name={name} />;
const detailMarks: MarksOf = ({ id, name }) => <RecordMarks kind="costIndex" id={id} name={name} withWord />;

const WHY =
  '指数与价格序列本来就分期、分地区发布，期、地区与基期请在本页选择；换算一笔造价用详情页的“折算”。';

/** The list, the regions, the basis and the export meet here; no slice knows the others. */
function CostIndexListPage() {
  const areaName = useCurrentRegionName();
  const areaIds = useSelector(selectAreaIds);
  const among = useMemo(() => areaIds && forProjectCost(areaIds), [areaIds]);
  return (
    <>
      <NoBasisNote why={WHY} />
      <CostIndexesPage
        regionPicker={<RegionPicker {...(among && { among })} />}
        exportButton={<ExportPage page={LIST_EXPORT} />}
        marksOf={listMarks}
        {...(areaName && { areaName })}
      />
    </>
  );
}

const CostIndexPage = () => (
  <>
    <NoBasisNote why={WHY} />
    <IndexPage exportButton={<ExportPage page={PAGE_EXPORT} />} marksOf={detailMarks} />
  </>
);

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, {
      [LIST_EXPORT]: (state) => indexListExport(state, areaNameIn(state, selectIndexArea(state))),
      [PAGE_EXPORT]: indexPageExport,
    });
    join(costIndexes, {
      portal: portalEvents,
      copy: (text) => defer(() => view.navigator.clipboard.writeText(text)),
    });
    joinMarks(join);
  },
  views: { projectCostList: CostIndexListPage, projectCostDetail: CostIndexPage },
});
