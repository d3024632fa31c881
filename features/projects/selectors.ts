import { selectorsOf } from '#src/kernel/state';
import type { ProjectsState } from './state';

const select = selectorsOf<ProjectsState>('projects');

export const selectList = select((own) => own.list);
export const selectView = select((own) => own.list.view);
export const selectDetail = select((own) => own.detail);
export const selectMarking = select((own) => own.marking);
