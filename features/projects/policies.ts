import type { RootState } from '#src/kernel/state';
import { NATIONWIDE } from '#src/contract/places';
import { BASIS_KEY } from '#src/costing/basis';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { whileThere } from '#src/kernel/while-there';
import { events as navigation } from '#features/navigation/events';
import { events as regions } from '#features/regions/events';
import { events as search } from '#features/search/events';
import { commands } from './commands';
import type { ListView } from './contract';
import { events } from './events';
import { pathTo, viewFrom } from './list-view';
import { selectList, selectView } from './selectors';

const LIST = 'commonProjList';

/** What else an address says, such as the basis, is no reason to ask for the same rows again. */
const isShown = (view: ListView, state: RootState): boolean => {
  const { status, view: shown } = selectList(state);
  return status === 'shown' && pathTo(shown) === pathTo(view);
};

export const findOnEntry: Epic = when(navigation.routeEntered, ({ name, query, isSameRoute }, state) => {
  if (name !== LIST) return undefined;
  const view = viewFrom(query);
  return isSameRoute && isShown(view, state) ? undefined : commands.findProjects(view);
});

export const loadOnEntry: Epic = when(navigation.routeEntered, ({ name, params, query }) =>
  name === 'commonProjDetail'
    ? commands.loadDetail({
        id: params.id ?? '',
        ...(query[BASIS_KEY] && { basis: query[BASIS_KEY] }),
        ...(query.peers && { peers: query.peers }),
      })
    : undefined,
);

/** The same search once more moves no address, so nothing is entered. */
export const findAgain: Epic = when(search.listSearchRepeated, ({ route }, state) =>
  route === LIST ? commands.findProjects(selectView(state)) : undefined,
);

/** A search by keyword waits for the list's own answer. */
export const answerSearch: Epic = when(events.listLoaded, ({ page }) =>
  search.listAnswered({ route: LIST, total: page.total.count }),
);
export const answerFailedSearch: Epic = when(events.listFailed, ({ problem }) =>
  search.listAnswered({ route: LIST, total: 0, failedWith: problem.code }),
);

const refineList: Epic = when(regions.regionPicked, ({ areaid, by }, state) => {
  const areaId = areaid === NATIONWIDE ? undefined : areaid;
  return by === 'member' && selectView(state).areaId !== areaId ? commands.refine({ areaId }) : undefined;
});

/** The regions are picked on other pages, too. */
export const refineByRegion = whileThere(navigation.routeEntered, ({ name }) => name === LIST, refineList);
