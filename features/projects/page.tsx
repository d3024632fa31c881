import { useSelector } from 'react-redux';
import { BasisSwitch, useReading } from '#features/basis/ui/index';
import { compare } from '#features/compare/index';
import { CompareBox, CompareButton, CompareTray } from '#features/compare/ui/index';
import { ExportButton } from '#features/exports/ui/index';
import { RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { shownIn } from '#src/listing/list-state';
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
import { projects, selectDetail, selectList } from './index';
import {
  ProjectDetailPage as DetailPage,
  projectExport,
  projectPageExport,
  ProjectsPage,
  type MarksOf,
} from './ui/index';

const LIST_EXPORT = 'projects';
const PAGE_EXPORT = 'project';

const listMarks: MarksOf = ({ id, name }) => (
  <>
    <CompareBox id={id} name={name} />
    <RecordMarks kind="project" id={id} name={name} />
  </>
);
/** Of a project whose items nobody has opened the page behind it would have nothing to show. */
function OpenItems({ id }: { readonly id: string }) {
  const { detail } = useSelector(selectDetail);
  return detail?.opensItems ? (
    <a href={`#/commonproj/newItems?bidNodeId=${encodeURIComponent(id)}`}>新项开放数据</a>
  ) : null;
}

const detailMarks: MarksOf = ({ id, name }) => (
  <>
    <CompareButton id={id} name={name} />
    <RecordMarks kind="project" id={id} name={name} withWord />
    <OpenItems id={id} />
    <ExportPage page={PAGE_EXPORT} />
  </>
);

const ExportProjects = () => {
  const { page } = shownIn(useSelector(selectList)) ?? {};
  const rows = page?.indexDatas.length ?? 0;
  return <ExportButton list={LIST_EXPORT} rows={rows} page={`本页 ${rows} 条`} total={page?.total} />;
};

/** The list, the regions, the basis and the tray meet here; no slice knows the others. */
function ProjectListPage() {
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

const ProjectDetailPage = () => (
  <>
    <DetailPage marksOf={detailMarks} basisBar={<BasisSwitch />} reading={useReading()} />
    <CompareTray />
  </>
);

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, {
      [LIST_EXPORT]: listExport((state) =>
        projectExport(state, readingIn(state, areaNameIn(state, selectList(state).view.areaId))),
      ),
      [PAGE_EXPORT]: (state) => projectPageExport(state, readingIn(state)),
    });
    join(projects, portalEvents);
    join(compare);
    joinMarks(join);
  },
  views: { commonProjList: ProjectListPage, commonProjDetail: ProjectDetailPage },
});
