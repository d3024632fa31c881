import { projectExport, selectList } from '../../../features/projects';
import { offerList } from '../exported-pages';
import { areaNameIn, readingIn } from './export-reading';

export const PROJECT_LIST = 'projects';

/** The list of projects as a file, its costs read as the page reads them. */
export const offerProjects = (): void =>
  offerList(PROJECT_LIST, (state) =>
    projectExport(state, readingIn(state, areaNameIn(state, selectList(state).view.areaId))),
  );
