import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { NoBasisNote, useReading } from '#features/basis/ui/index';
import { selectAreas } from '#features/regions/index';
import { RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { NATIONWIDE } from '#src/contract/places';
import { readAsQuoted } from '#src/costing/rebaser';
import { pageModule } from '#src/portal/page-module';
import { joinBasis } from '#src/portal/pages/shared/basis';
import { useChartsAhead } from '#src/portal/pages/shared/charts-ahead';
import { areaNameIn, ExportPage, joinExports } from '#src/portal/pages/shared/exports.tsx';
import { joinMarks, RecordMarks } from '#src/portal/pages/shared/marks.tsx';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import type { FigureReading } from '#src/ui/figure-card/figure-reading';
import { labor, selectLaborArea } from './index';
import {
  CollectDialog,
  laborListExport,
  LaborPricesPage,
  priceLineExport,
  PriceLinePage,
  ReviewDialog,
  type MarksOf,
} from './ui/index';

const LIST_EXPORT = 'laborPrices';
const PAGE_EXPORT = 'priceLine';

const listMarks: MarksOf = ({ id, name }) => <RecordMarks kind="labor" id={id} name={name} />;
const lineMarks: MarksOf = ({ id, name }) => <RecordMarks kind="labor" id={id} name={name} withWord />;

const WHY = '劳务价格按期、按地区分别取得，期与地区请在本页选择；综合造价指数不用来折算人工。';

/** Prices are read as they are; only the way to the clipboard is shared. */
const useOwnReading = (): FigureReading => {
  const { onCopy } = useReading();
  return useMemo(() => ({ rebase: readAsQuoted, sources: {}, onCopy }), [onCopy]);
};

/** A price is of a place, never of the whole country. */
const Collecting = () => {
  const areas = useSelector(selectAreas);
  const places = useMemo(() => areas.filter(({ areaid }) => areaid !== NATIONWIDE), [areas]);
  return (
    <>
      <CollectDialog places={places} />
      <ReviewDialog />
    </>
  );
};

/** The list, the regions, the marks and the export meet here; no slice knows the others. */
function LaborListPage() {
  useChartsAhead();
  return (
    <>
      <NoBasisNote why={WHY} />
      <LaborPricesPage
        regionPicker={<RegionPicker />}
        areaName={useCurrentRegionName()}
        exportButton={<ExportPage page={LIST_EXPORT} />}
        marksOf={listMarks}
        reading={useOwnReading()}
        collecting={<Collecting />}
      />
    </>
  );
}

const LaborLinePage = () => (
  <>
    <NoBasisNote why={WHY} />
    <PriceLinePage
      exportButton={<ExportPage page={PAGE_EXPORT} />}
      marksOf={lineMarks}
      reading={useOwnReading()}
    />
  </>
);

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, {
      [LIST_EXPORT]: (state) => laborListExport(state, areaNameIn(state, selectLaborArea(state))),
      [PAGE_EXPORT]: priceLineExport,
    });
    join(labor, portalEvents);
    joinMarks(join);
  },
  views: { laborSubcontractingList: LaborListPage, laborSubcontractingPriceLine: LaborLinePage },
});
