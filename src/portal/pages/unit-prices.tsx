import { useSelector } from 'react-redux';
import { BasisSwitch, useReading } from '#features/basis/ui/index';
import { ExportButton } from '#features/exports/ui/index';
import { forBillItems, RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { selectUnitPriceTotal } from '#features/unit-prices/index';
import {
  selectFirstRow,
  selectNearRows,
  UnitPriceDetailPage as DetailPage,
  UnitPricesPage,
  type MarksOf,
} from '#features/unit-prices/ui/index';
import { useChartsAhead } from './charts-ahead';
import { ExportPage } from './export-page';
import { UNIT_PRICE_LIST, UNIT_PRICE_PAGE } from './offer-unit-prices';
import { RecordMarks } from './record-marks';

export { unitPricesOf } from '#features/unit-prices/index';
export { noteAddress } from '#infra/browser/note-address';
export { joinBasis } from './join-basis';
export { joinExports } from './join-exports';
export { joinMarks } from './join-marks';
export { offerUnitPrices } from './offer-unit-prices';

const listMarks: MarksOf = ({ id, name }) => <RecordMarks kind="unitPrice" id={id} name={name} />;
const detailMarks: MarksOf = ({ id, name }) => (
  <>
    <RecordMarks kind="unitPrice" id={id} name={name} withWord />
    <ExportPage page={UNIT_PRICE_PAGE} />
  </>
);

const picker = <RegionPicker among={forBillItems} />;

const ExportUnitPrices = () => {
  const rows = useSelector(selectNearRows);
  const first = useSelector(selectFirstRow);
  const total = useSelector(selectUnitPriceTotal);
  return (
    <ExportButton
      list={UNIT_PRICE_LIST}
      rows={rows}
      page={`眼前第 ${first + 1} 条起 ${rows} 条`}
      total={total}
    />
  );
};

/** The list, the regions and the basis meet here; no slice knows the others. */
export const UnitPriceListPage = () => {
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

export const UnitPriceDetailPage = () => (
  <DetailPage marksOf={detailMarks} basisBar={<BasisSwitch />} reading={useReading()} />
);
