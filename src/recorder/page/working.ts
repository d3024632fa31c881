import { filter, EMPTY, ignoreElements, map, switchMap, takeUntil, tap } from 'rxjs';
import { toDevtools } from '#infra/action-log/devtools';
import { replayInSteps } from '#infra/action-log/replay';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { faultOf } from './breakpoint';
import { commands } from './commands';
import { events } from './events';
import { orFailed } from './fold-failed';
import { inChunks } from './in-chunks';
import type { Needs } from './needs';
import { selectFile, selectLog } from './selectors';

export const chooseSpeed = when(commands.chooseSpeed, (speed) => events.speedChosen(speed));
export const filterLines = when(commands.filterLines, (wanted) => events.linesFiltered(wanted));

export const chooseBreakpoint = when(commands.chooseBreakpoint, ({ breakpoint }) => {
  const why = breakpoint && faultOf(breakpoint);
  return why === undefined
    ? events.breakpointChosen(breakpoint ? { breakpoint } : {})
    : events.breakpointRefused({ why });
});

export const verify =
  ({ reducers$ }: Pick<Needs, 'reducers$'>): Epic =>
  (action$, state$, { now }) =>
    action$.pipe(
      filter(commands.verify.match),
      switchMap(() => {
        const log = selectLog(state$.value);
        if (!log) return EMPTY;
        return reducers$.pipe(
          switchMap((reducers) => inChunks(replayInSteps(log, reducers), now)),
          map((progress) => {
            if ('done' in progress) return events.workAdvanced({ work: 'verify', done: progress.done });
            const { state: _, divergence: __, ...found } = progress.result;
            return events.verified(found);
          }),
          orFailed(),
          // What it finds is of this log.
          takeUntil(action$.pipe(filter(events.readingBegun.match))),
        );
      }),
    );

export const saveKeptFile = ({ save }: Pick<Needs, 'save'>): Epic =>
  when(commands.saveKeptFile, ({ file }) => void save(file.name, file));

const ENDING = /(\.alog)?\.(ndjson|json)(\.gz)?$/;

export const exportDevtools =
  ({ reducers$, save }: Pick<Needs, 'reducers$' | 'save'>): Epic =>
  (action$, state$) =>
    action$.pipe(
      filter(commands.exportDevtools.match),
      switchMap(() => {
        const file = selectFile(state$.value);
        if (!file) return EMPTY;
        return reducers$.pipe(
          tap((reducers) =>
            save(
              `${file.name.replace(ENDING, '')}.devtools.json`,
              new Blob([toDevtools(file.log, 'A', reducers)], { type: 'application/json' }),
            ),
          ),
          ignoreElements(),
        );
      }),
    );
