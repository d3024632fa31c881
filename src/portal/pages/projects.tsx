import { useSelector } from 'react-redux';
import { BasisSwitch, useReading } from '#features/basis/ui/index';
import { CompareButton, CompareTray } from '#features/compare/ui/index';
import { ExportButton } from '#features/exports/ui/index';
import { selectList } from '#features/projects/index';
import { ProjectDetailPage as DetailPage, ProjectsPage, type MarksOf } from '#features/projects/ui/index';
import { RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { useChartsAhead } from './charts-ahead';
import { ExportPage } from './export-page';
import { PROJECT_LIST, PROJECT_PAGE } from './offer-projects';
import { RecordMarks } from './record-marks';

export { compare } from '#features/compare/index';
export { projectsOf } from '#features/projects/index';
export { portalEvents } from './portal-events';
export { joinBasis } from './join-basis';
export { joinExports } from './join-exports';
export { joinMarks } from './join-marks';
export { offerProjects } from './offer-projects';

const listMarks: MarksOf = ({ id, name }) => (
  <>
    <CompareButton id={id} name={name} />
    <RecordMarks kind="project" id={id} name={name} />
  </>
);
const detailMarks: MarksOf = ({ id, name }) => (
  <>
    <CompareButton id={id} name={name} />
    <RecordMarks kind="project" id={id} name={name} withWord />
    <a href={`#/commonproj/newItems?bidNodeId=${encodeURIComponent(id)}`}>新项开放数据</a>
    <ExportPage page={PROJECT_PAGE} />
  </>
);

const ExportProjects = () => {
  const { page } = useSelector(selectList);
  const rows = page?.indexDatas.length ?? 0;
  return <ExportButton list={PROJECT_LIST} rows={rows} page={`本页 ${rows} 条`} total={page?.total} />;
};

/** The list, the regions, the basis and the tray meet here; no slice knows the others. */
export function ProjectListPage() {
  const areaName = useCurrentRegionName();
  useChartsAhead();
  return (
    <>
      <ProjectsPage
        regionPicker={<RegionPicker />}
        marksOf={listMarks}
        basisBar={<BasisSwitch />}
        reading={useReading()}
        exportButton={<ExportProjects />}
        {...(areaName && { areaName })}
      />
      <CompareTray />
    </>
  );
}

export const ProjectDetailPage = () => (
  <>
    <DetailPage marksOf={detailMarks} basisBar={<BasisSwitch />} reading={useReading()} />
    <CompareTray />
  </>
);
