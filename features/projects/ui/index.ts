export { ProjectDetailPage } from './project-detail-page';
export { ProjectsPage } from './projects-page';
