import type { Epic } from '../../src/kernel/epic';
import { when } from '../../src/kernel/when';
import { events as navigation } from '../navigation/events';
import { events as regions } from '../regions/events';
import { events as search } from '../search/events';
import { commands } from './commands';
import { viewFrom } from './list-view';
import { selectList, selectView } from './selectors';

export const findOnEntry: Epic = when(navigation.routeEntered, ({ name, query }) =>
  name === 'commonProjList' ? commands.findProjects(viewFrom(query)) : undefined,
);

export const loadOnEntry: Epic = when(navigation.routeEntered, ({ name, params }) =>
  name === 'commonProjDetail' ? commands.loadDetail({ id: params.id ?? '' }) : undefined,
);

/** The same search once more moves no address, so nothing is entered. */
export const findAgain: Epic = when(search.searchStarted, ({ keyword, category }, state) => {
  const { status, view } = selectList(state);
  const isSame = category === 'all' && status !== 'idle' && (view.keyword ?? '') === keyword;
  return isSame ? commands.findProjects(view) : undefined;
});

export const refineByRegion: Epic = when(regions.regionPicked, ({ areaid, by }, state) => {
  const areaId = areaid === '1' ? undefined : areaid;
  return by === 'member' && selectView(state).areaId !== areaId ? commands.refine({ areaId }) : undefined;
});
