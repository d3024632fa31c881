import { EMPTY, filter, switchMap } from 'rxjs';
import type { Epic } from '../../src/kernel/epic';
import { when } from '../../src/kernel/when';
import { events as navigation } from '../navigation/events';
import { events as regions } from '../regions/events';
import { events as search } from '../search/events';
import { commands } from './commands';
import { viewFrom } from './list-view';
import { selectView } from './selectors';

const LIST = 'commonProjList';

export const findOnEntry: Epic = when(navigation.routeEntered, ({ name, query }) =>
  name === LIST ? commands.findProjects(viewFrom(query)) : undefined,
);

export const loadOnEntry: Epic = when(navigation.routeEntered, ({ name, params }) =>
  name === 'commonProjDetail' ? commands.loadDetail({ id: params.id ?? '' }) : undefined,
);

/** The same search once more moves no address, so nothing is entered. */
export const findAgain: Epic = when(search.listSearchRepeated, ({ route }, state) =>
  route === LIST ? commands.findProjects(selectView(state)) : undefined,
);

const refineList: Epic = when(regions.regionPicked, ({ areaid, by }, state) => {
  const areaId = areaid === '1' ? undefined : areaid;
  return by === 'member' && selectView(state).areaId !== areaId ? commands.refine({ areaId }) : undefined;
});

/** The regions are picked on other pages, too. */
export const refineByRegion: Epic = (action$, ...rest) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    switchMap(({ payload }) => (payload.name === LIST ? refineList(action$, ...rest) : EMPTY)),
  );
