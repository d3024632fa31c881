import type { Slice } from '#src/kernel/slice';
import { forgetPath, loadPath, type PathStorage, type PathStore } from './epics';
import { forgetOnLogout, loadOnLogin, renewRefused } from './policies';
import { reducer, type BusinessPathState } from './state';

export { events } from './events';
export { createPathStore, type PathStore, type PathStorage } from './epics';

export interface BusinessPathPlan {
  readonly pathStore: PathStore;
  readonly storage: PathStorage;
}

export const businessPath: Slice<'businessPath', BusinessPathState, [ports: BusinessPathPlan]> = {
  name: 'businessPath',
  reducer,
  epics: ({ pathStore, storage }) => ({
    loadPath: loadPath(pathStore, storage),
    forgetPath: forgetPath(pathStore, storage),
    loadOnLogin,
    forgetOnLogout,
    renewRefused: renewRefused(pathStore),
  }),
};
