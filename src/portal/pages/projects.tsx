import { ProjectsPage } from '../../../features/projects/ui';
import { RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';

export { projects } from '../../../features/projects';
export { ProjectDetailPage } from '../../../features/projects/ui';

/** The list and the regions meet here; neither slice knows the other. */
export function ProjectListPage() {
  const areaName = useCurrentRegionName();
  return <ProjectsPage regionPicker={<RegionPicker />} {...(areaName && { areaName })} />;
}
