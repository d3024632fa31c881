import { BasisSwitch, useReading } from '../../../features/basis/ui';
import { FavoriteButton } from '../../../features/favorites/ui';
import { LikeButton } from '../../../features/likes/ui';
import { forBillItems, RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';
import {
  UnitPriceDetailPage as DetailPage,
  UnitPricesPage,
  type MarksOf,
} from '../../../features/unit-prices/ui';
import { useChartsAhead } from './charts-ahead';

export { favorites } from '../../../features/favorites';
export { likes } from '../../../features/likes';
export { unitPricesOf } from '../../../features/unit-prices';
export { noteAddress } from '../../../infra/browser/note-address';
export { joinBasis } from './join-basis';

const KIND = 'unitPrice';

const listMarks: MarksOf = ({ id, name }) => (
  <>
    <FavoriteButton kind={KIND} recordId={id} title={name} />
    <LikeButton kind={KIND} recordId={id} title={name} />
  </>
);
const detailMarks: MarksOf = ({ id, name }) => (
  <>
    <FavoriteButton kind={KIND} recordId={id} title={name} withWord />
    <LikeButton kind={KIND} recordId={id} title={name} />
  </>
);

const picker = <RegionPicker among={forBillItems} />;

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
    />
  );
};

export const UnitPriceDetailPage = () => (
  <DetailPage marksOf={detailMarks} basisBar={<BasisSwitch />} reading={useReading()} />
);
