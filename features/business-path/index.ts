import type { Slice } from '#src/kernel/slice';
import { forgetPath } from './epics/forget-path';
import { loadPath } from './epics/load-path';
import type { PathKeeper, PathShelf } from './keeper';
import { forgetOnLogout, loadOnLogin, renewRefused } from './policies';
import { reducer, type BusinessPathState } from './state';

export { events } from './events';
export { pathKeeper, type PathKeeper, type PathShelf } from './keeper';

export interface BusinessPathPlan {
  readonly keeper: PathKeeper;
  readonly shelf: PathShelf;
}

export const businessPathOf = ({
  keeper,
  shelf,
}: BusinessPathPlan): Slice<'businessPath', BusinessPathState> => ({
  name: 'businessPath',
  reducer,
  epics: {
    loadPath: loadPath(keeper, shelf),
    forgetPath: forgetPath(keeper, shelf),
    loadOnLogin,
    forgetOnLogout,
    renewRefused: renewRefused(keeper),
  },
});
