import type { Slice } from '#src/kernel/slice';
import { changeView } from './epics/change-view';
import { findProjects } from './epics/find-projects';
import { loadDetail } from './epics/load-detail';
import { markFigure } from './epics/mark-figure';
import * as policies from './policies';
import { reducer, type ProjectsState } from './state';
import { tracked } from './tracked';

export { selectList } from './selectors';

export const projects: Slice<'projects', ProjectsState> = {
  name: 'projects',
  reducer,
  epics: { changeView, findProjects, loadDetail, markFigure, ...policies },
  tracked,
};
