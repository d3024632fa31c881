import { selectList } from '#features/projects/index';
import { projectExport, projectPageExport } from '#features/projects/ui/index';
import { registerListExport, registerPageExport } from '../exported-pages';
import { areaNameIn, readingIn } from './export-reading';

export const PROJECT_LIST = 'projects';
export const PROJECT_PAGE = 'project';

/** The list of projects and the tables of one, their costs read as the pages read them. */
export const offerProjects = (): void => {
  registerListExport(PROJECT_LIST, (state) =>
    projectExport(state, readingIn(state, areaNameIn(state, selectList(state).view.areaId))),
  );
  registerPageExport(PROJECT_PAGE, (state) => projectPageExport(state, readingIn(state, undefined)));
};
