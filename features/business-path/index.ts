import type { Slice } from '#src/kernel/slice';
import { forgetPath, loadPath, type PathStorage, type PathStore } from './epics';
import { forgetOnLogout, loadOnLogin, renewRefused } from './policies';
import { reducer, type BusinessPathState } from './state';

export { events } from './events';
export { createPathStore, type PathStore, type PathStorage } from './epics';

export interface BusinessPathPlan {
  readonly keeper: PathStore;
  readonly storage: PathStorage;
}

export const businessPath: Slice<'businessPath', BusinessPathState, [ports: BusinessPathPlan]> = {
  name: 'businessPath',
  reducer,
  epics: ({ keeper, storage }) => ({
    loadPath: loadPath(keeper, storage),
    forgetPath: forgetPath(keeper, storage),
    loadOnLogin,
    forgetOnLogout,
    renewRefused: renewRefused(keeper),
  }),
};
