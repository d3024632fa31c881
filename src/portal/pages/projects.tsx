import { CompareButton, CompareTray } from '../../../features/compare/ui';
import { FavoriteButton } from '../../../features/favorites/ui';
import { LikeButton } from '../../../features/likes/ui';
import { ProjectDetailPage as DetailPage, ProjectsPage, type MarksOf } from '../../../features/projects/ui';
import { RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';

export { compare } from '../../../features/compare';
export { favorites } from '../../../features/favorites';
export { likes } from '../../../features/likes';
export { projects } from '../../../features/projects';

const KIND = 'project';

const listMarks: MarksOf = ({ id, name }) => (
  <>
    <CompareButton id={id} name={name} />
    <FavoriteButton kind={KIND} recordId={id} title={name} />
    <LikeButton kind={KIND} recordId={id} title={name} />
  </>
);
const detailMarks: MarksOf = ({ id, name }) => (
  <>
    <CompareButton id={id} name={name} />
    <FavoriteButton kind={KIND} recordId={id} title={name} withWord />
    <LikeButton kind={KIND} recordId={id} title={name} />
  </>
);

/** The list and the regions meet here; neither slice knows the other. */
export function ProjectListPage() {
  const areaName = useCurrentRegionName();
  return (
    <>
      <ProjectsPage regionPicker={<RegionPicker />} marksOf={listMarks} {...(areaName && { areaName })} />
      <CompareTray />
    </>
  );
}

export const ProjectDetailPage = () => (
  <>
    <DetailPage marksOf={detailMarks} />
    <CompareTray />
  </>
);
