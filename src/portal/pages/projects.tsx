import { FavoriteButton } from '../../../features/favorites/ui';
import { LikeButton } from '../../../features/likes/ui';
import { ProjectDetailPage as DetailPage, ProjectsPage, type MarksOf } from '../../../features/projects/ui';
import { RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';

export { favorites } from '../../../features/favorites';
export { likes } from '../../../features/likes';
export { projects } from '../../../features/projects';

const KIND = 'project';

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
    <a href={`#/commonproj/newItems?bidNodeId=${encodeURIComponent(id)}`}>新项开放数据</a>
  </>
);

/** The list and the regions meet here; neither slice knows the other. */
export function ProjectListPage() {
  const areaName = useCurrentRegionName();
  return <ProjectsPage regionPicker={<RegionPicker />} marksOf={listMarks} {...(areaName && { areaName })} />;
}

export const ProjectDetailPage = () => <DetailPage marksOf={detailMarks} />;
