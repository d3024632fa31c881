import { FavoriteButton } from '../../../features/favorites/ui';
import { LikeButton } from '../../../features/likes/ui';
import { forBillItems, RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';
import {
  UnitPriceDetailPage as DetailPage,
  UnitPricesPage,
  type MarksOf,
} from '../../../features/unit-prices/ui';

export { favorites } from '../../../features/favorites';
export { likes } from '../../../features/likes';
export { unitPricesOf } from '../../../features/unit-prices';
export { noteAddress } from '../../../infra/browser/note-address';

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

/** The list and the regions meet here; neither slice knows the other. */
export const UnitPriceListPage = () => (
  <UnitPricesPage regionPicker={picker} areaName={useCurrentRegionName()} marksOf={listMarks} />
);

export const UnitPriceDetailPage = () => <DetailPage marksOf={detailMarks} />;
