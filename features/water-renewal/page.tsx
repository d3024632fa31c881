import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { AS_RECORDED, BasisSwitch, useReading, type BasisBlanks } from '#features/basis/ui/index';
import { ExportButton } from '#features/exports/ui/index';
import { forWater, RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { shownIn } from '#src/listing/list-state';
import { pageModule } from '#src/portal/page-module';
import { joinBasis } from '#src/portal/pages/shared/basis';
import { useChartsAhead } from '#src/portal/pages/shared/charts-ahead';
import {
  areaNameIn,
  ExportPage,
  joinExports,
  listExport,
  readingIn,
} from '#src/portal/pages/shared/exports.tsx';
import { joinMarks, RecordMarks } from '#src/portal/pages/shared/marks.tsx';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { selectAreaIds, selectList, waterRenewal } from './index';
import {
  waterDetailExport,
  WaterDetailPage as DetailPage,
  waterListExport,
  WaterListPage as ListPage,
  type MarksOf,
} from './ui/index';

/** Values of one unit basis are ordered as they were quoted. */
const LIST_BLANKS: BasisBlanks = {
  ...AS_RECORDED,
  chosenWords: '原值附在旁边；按指标值排序时，以折算后的数为准。',
};
const LIST_EXPORT = 'waterRecords';
const PAGE_EXPORT = 'waterRecord';

const listMarks: MarksOf = ({ id, name }) => <RecordMarks kind="water" id={id} name={name} />;
const detailMarks: MarksOf = ({ id, name }) => (
  <>
    <RecordMarks kind="water" id={id} name={name} withWord />
    <ExportPage page={PAGE_EXPORT} />
  </>
);

const ExportRecords = () => {
  const { page } = shownIn(useSelector(selectList)) ?? {};
  const rows = page?.indexDatas.length ?? 0;
  return <ExportButton list={LIST_EXPORT} rows={rows} page={`本页 ${rows} 条`} total={page?.total} />;
};

/** The list, the regions, the basis and the export meet here; no slice knows the others. */
function WaterListPage() {
  useChartsAhead();
  const areaIds = useSelector(selectAreaIds);
  const among = useMemo(() => areaIds && forWater(areaIds), [areaIds]);
  return (
    <ListPage
      regionPicker={<RegionPicker {...(among && { among })} />}
      areaName={useCurrentRegionName()}
      basisBar={<BasisSwitch blanks={LIST_BLANKS} />}
      reading={useReading()}
      exportButton={<ExportRecords />}
      marksOf={listMarks}
    />
  );
}

const WaterDetailPage = () => (
  <DetailPage marksOf={detailMarks} basisBar={<BasisSwitch />} reading={useReading()} />
);

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, {
      [LIST_EXPORT]: listExport((state) =>
        waterListExport(state, readingIn(state, areaNameIn(state, selectList(state).view.areaId))),
      ),
      [PAGE_EXPORT]: (state) => waterDetailExport(state, readingIn(state)),
    });
    join(waterRenewal, portalEvents);
    joinMarks(join);
  },
  views: { waterConAndUrbanRenew: WaterListPage, waterDetail: WaterDetailPage },
});
