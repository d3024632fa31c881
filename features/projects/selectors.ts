import type { ProjectsState } from './state';

const own = (state: unknown) => (state as { readonly projects: ProjectsState }).projects;

export const selectList = (state: unknown) => own(state).list;
export const selectView = (state: unknown) => own(state).list.view;
export const selectDetail = (state: unknown) => own(state).detail;
export const selectMarking = (state: unknown) => own(state).marking;
