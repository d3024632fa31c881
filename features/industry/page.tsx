import { useMemo } from 'react';
import { NoBasisNote, useReading } from '#features/basis/ui/index';
import { RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { readAsQuoted } from '#src/costing/rebaser';
import { pageModule } from '#src/portal/page-module';
import { joinBasis } from '#src/portal/pages/shared/basis';
import { useChartsAhead } from '#src/portal/pages/shared/charts-ahead';
import { areaNameIn, ExportPage, joinExports } from '#src/portal/pages/shared/exports.tsx';
import { joinMarks, RecordMarks } from '#src/portal/pages/shared/marks.tsx';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import type { FigureReading } from '#src/ui/figure-card/figure-reading';
import { industry, selectIndustryArea } from './index';
import { industryExport, IndustryPage, type MarksOf } from './ui/index';

const EXPORT = 'industry';
const WHY = '行业指标与统计按发布单位、期与地区分别发布，各有自己的口径，按原值显示，不作折算。';

const marks: MarksOf = ({ id, name }) => <RecordMarks kind="industry" id={id} name={name} />;

/** Values are read as they were published; only the way to the clipboard is shared. */
const useOwnReading = (): FigureReading => {
  const { onCopy } = useReading();
  return useMemo(() => ({ rebase: readAsQuoted, sources: {}, onCopy }), [onCopy]);
};

/** The list, the regions, the marks and the export meet here; no slice knows the others. */
function IndustryListPage() {
  useChartsAhead();
  return (
    <>
      <NoBasisNote why={WHY} />
      <IndustryPage
        regionPicker={<RegionPicker />}
        areaName={useCurrentRegionName()}
        exportButton={<ExportPage page={EXPORT} />}
        marksOf={marks}
        reading={useOwnReading()}
      />
    </>
  );
}

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, {
      [EXPORT]: (state) => industryExport(state, areaNameIn(state, selectIndustryArea(state))),
    });
    join(industry, portalEvents);
    joinMarks(join);
  },
  views: { industryIndexList: IndustryListPage },
});
