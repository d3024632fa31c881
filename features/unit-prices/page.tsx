import { useSelector } from 'react-redux';
import { BasisSwitch, useReading } from '#features/basis/ui/index';
import { ExportButton } from '#features/exports/ui/index';
import { forBillItems, RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { noteAddress } from '#infra/browser/note-address';
import { BASIS_KEY } from '#src/costing/basis';
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
import { selectUnitPriceArea, selectUnitPriceTotal, unitPrices } from './index';
import {
  selectFirstRow,
  selectNearRows,
  UnitPriceDetailPage as DetailPage,
  unitPriceExport,
  unitPricePageExport,
  UnitPricesPage,
  type MarksOf,
} from './ui/index';

const LIST_EXPORT = 'unitPrices';
const PAGE_EXPORT = 'unitPrice';

const listMarks: MarksOf = ({ id, name }) => <RecordMarks kind="unitPrice" id={id} name={name} />;
const detailMarks: MarksOf = ({ id, name }) => (
  <>
    <RecordMarks kind="unitPrice" id={id} name={name} withWord />
    <ExportPage page={PAGE_EXPORT} />
  </>
);

const picker = <RegionPicker among={forBillItems} />;

const ExportUnitPrices = () => {
  const rows = useSelector(selectNearRows);
  const first = useSelector(selectFirstRow);
  const total = useSelector(selectUnitPriceTotal);
  return (
    <ExportButton list={LIST_EXPORT} rows={rows} page={`眼前第 ${first + 1} 条起 ${rows} 条`} total={total} />
  );
};

/** The list, the regions and the basis meet here; no slice knows the others. */
const UnitPriceListPage = () => {
  useChartsAhead();
  return (
    <UnitPricesPage
      regionPicker={picker}
      areaName={useCurrentRegionName()}
      marksOf={listMarks}
      basisBar={<BasisSwitch />}
      reading={useReading()}
      exportButton={<ExportUnitPrices />}
    />
  );
};

const UnitPriceDetailPage = () => (
  <DetailPage marksOf={detailMarks} basisBar={<BasisSwitch />} reading={useReading()} />
);

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, {
      [LIST_EXPORT]: listExport((state) =>
        unitPriceExport(state, readingIn(state, areaNameIn(state, selectUnitPriceArea(state)))),
      ),
      [PAGE_EXPORT]: (state) => unitPricePageExport(state, readingIn(state)),
    });
    join(unitPrices, noteAddress(view, [BASIS_KEY]), portalEvents);
    joinMarks(join);
  },
  views: { unitPriceList: UnitPriceListPage, unitPriceDetail: UnitPriceDetailPage },
});
