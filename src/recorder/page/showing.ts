import { auditTime, filter, ignoreElements, merge, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from './commands';
import { events } from './events';
import type { Needs } from './needs';
import { selectMoment } from './selectors';

/** A state takes a few milliseconds to hand over; nobody sees more of them than these. */
const SHOW_MS = 100;

export const openPortal =
  ({ portal }: Pick<Needs, 'portal'>): Epic =>
  (action$) =>
    action$.pipe(filter(commands.showPortal.match), tap(portal.open), ignoreElements());

/** As long as it is open it follows. */
export const showMoments =
  ({ portal }: Pick<Needs, 'portal'>): Epic =>
  (action$, state$) =>
    merge(portal.ready$, action$.pipe(filter(events.moved.match), auditTime(SHOW_MS))).pipe(
      tap(() => {
        const moment = selectMoment(state$.value);
        if (moment) portal.show(moment.state);
      }),
      ignoreElements(),
    );
