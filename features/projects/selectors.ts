import { selectorsOf } from '#src/kernel/state';
import type { ProjectsState } from './state';

const select = selectorsOf<ProjectsState>('projects');

export const selectList = select((own) => own.list);
/** What the costs of the list are read in: now, and when its rows were asked for. */
export const selectListBasis = select((own) => own.listBasis);
export const selectView = select((own) => own.list.view);
export const selectDetail = select((own) => own.detail);
export const selectMarking = select((own) => own.marking);
