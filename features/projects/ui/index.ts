export { projectPageExport } from './export/detail-export';
export { projectExport } from './export/list-export';
export { ProjectDetailPage } from './project-detail-page';
export type { MarksOf } from './list/project-table';
export { ProjectsPage } from './projects-page';
