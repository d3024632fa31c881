import { defer } from 'rxjs';
import { costIndexesOf } from '../../../features/cost-indexes';
import { CostIndexPage as IndexPage, CostIndexesPage, type MarksOf } from '../../../features/cost-indexes/ui';
import { FavoriteButton } from '../../../features/favorites/ui';
import { LikeButton } from '../../../features/likes/ui';
import { RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';
import { saveFile } from '../../../infra/browser/save-file';

export { favorites } from '../../../features/favorites';
export { likes } from '../../../features/likes';

const KIND = 'costIndex';

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

export const costIndexesIn = (view: Window) => {
  const save = saveFile(view);
  return costIndexesOf({
    copy: (text) => defer(() => view.navigator.clipboard.writeText(text)),
    save: (name, text) => save(name, new Blob([text], { type: 'text/csv;charset=utf-8' })),
  });
};

/** The list and the regions meet here; neither slice knows the other. */
export function CostIndexListPage() {
  const areaName = useCurrentRegionName();
  return (
    <CostIndexesPage regionPicker={<RegionPicker />} marksOf={listMarks} {...(areaName && { areaName })} />
  );
}

export const CostIndexPage = () => <IndexPage marksOf={detailMarks} />;
