import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { choosePeers, loadDetail, markFigure } from './epics';
import { listDriver } from './list-driver';
import * as policies from './policies';
import { reducer, type ProjectsState } from './state';
import { tracked } from './tracked';

export { selectDetail, selectList } from './selectors';

export const projects: Slice<'projects', ProjectsState, [portal: PortalEvents]> = {
  name: 'projects',
  reducer,
  epics: (portal) =>
    joinEpics(listDriver.epicsWith(portal), { choosePeers, loadDetail, markFigure }, policies),
  tracked,
};
