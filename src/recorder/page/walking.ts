import {
  concat,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  mergeMap,
  of,
  scan,
  switchMap,
  takeUntil,
  takeWhile,
  type Observable,
} from 'rxjs';
import { jumperInSteps, type Jump } from '#infra/action-log/jump';
import { fold } from '#infra/action-log/replay';
import { atOnce } from '#infra/action-log/steps';
import type { ActionLog } from '#infra/action-log/reader';
import type { Reducers } from '#infra/action-log/replay';
import type { Epic, State$ } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { when } from '#src/kernel/when';
import { lastRowOf, nextMeeting, type Meeting } from './breakpoint';
import { commands } from './commands';
import { events } from './events';
import { orFailed } from './fold-failed';
import { inChunks } from './in-chunks';
import { actionsBy, indexOf, timeOfAction, type LogIndex } from './log-index';
import type { Needs } from './needs';
import {
  selectBreakpoint,
  selectCount,
  selectIndex,
  selectIsPlaying,
  selectRow,
  selectSpeed,
} from './selectors';

const TICK_MS = 50;

interface Walk {
  readonly log: ActionLog;
  readonly index: LogIndex;
  readonly jump: Jump;
  readonly next: ReturnType<typeof fold>['next'];
}

const within = (n: number, { actions }: LogIndex): number => Math.max(0, Math.min(n, actions.length));

/** Without a way to the states the lines alone are looked at. */
const moving = (
  { index, jump }: Pick<Walk, 'index'> & Partial<Walk>,
  action$: Observable<Message>,
): Observable<Message> =>
  action$.pipe(
    filter(commands.moveTo.match),
    map(({ payload }) => {
      const n = within(payload.n, index);
      const row = payload.row ?? index.rowOf[n - 1];
      const moment = jump && Object.freeze({ state: jump(n), before: jump(Math.max(0, n - 1)) });
      return events.moved({ n, ...(moment && { moment }), ...(row !== undefined && { row }) });
    }),
  );

/** What the log's clock says after this many ticks, and the place it leads to: the next place to stop at most. */
const playing = (walk: Walk, state$: State$): Observable<Message> => {
  const { index, jump } = walk;
  const last = index.actions.length;
  const begun = selectCount(state$.value);
  const start = begun === last ? 0 : begun;
  const row = start === begun ? selectRow(state$.value) : undefined;
  const from: Meeting & { time: number; isOver: boolean; at: ReturnType<typeof commands.moveTo> } = {
    n: start,
    ...(row !== undefined && { row }),
    time: timeOfAction(index, start),
    isOver: false,
    at: commands.moveTo({ n: start }),
  };
  return interval(TICK_MS).pipe(
    scan(({ time, ...before }) => {
      const { n } = before;
      const later = time + TICK_MS * selectSpeed(state$.value);
      const until = Math.max(n, actionsBy(index, later));
      const breakpoint = selectBreakpoint(state$.value);
      const met = breakpoint && atOnce(nextMeeting(walk, breakpoint, { ...before, state: jump(n) }, until));
      const reached = met?.n ?? until;
      return {
        n: reached,
        row: lastRowOf(index, reached),
        time: later,
        isOver: met !== undefined || reached === last,
        at: commands.moveTo(met ?? { n: reached }),
      };
    }, from),
    takeWhile(({ isOver }) => !isOver, true),
    mergeMap(({ isOver, at, n }) => [
      ...(n === selectCount(state$.value) && at.payload.row === undefined ? [] : [at]),
      ...(isOver ? [events.playStopped()] : []),
    ]),
  );
};

const searching = (
  walk: Walk,
  action$: Observable<Message>,
  state$: State$,
  now: () => number,
): Observable<Message> =>
  action$.pipe(
    filter(commands.runToBreakpoint.match),
    switchMap((): Observable<Message> => {
      const breakpoint = selectBreakpoint(state$.value);
      if (!breakpoint) return EMPTY;
      const n = selectCount(state$.value);
      const row = selectRow(state$.value);
      const from = { n, ...(row !== undefined && { row }), state: walk.jump(n) };
      const search = nextMeeting(walk, breakpoint, from, walk.index.actions.length);
      return inChunks(search, now).pipe(
        mergeMap((progress): readonly Message[] => {
          if ('done' in progress) return [events.workAdvanced({ work: 'search', done: progress.done })];
          return progress.result
            ? [events.workEnded(), commands.moveTo(progress.result)]
            : [events.breakpointNotMet()];
        }),
      );
    }),
  );

const walking = (walk: Walk, action$: Observable<Message>, state$: State$, now: () => number) =>
  merge(
    moving(walk, action$),
    searching(walk, action$, state$, now),
    action$.pipe(
      filter(commands.play.match),
      switchMap(() =>
        concat(of(events.playStarted()), playing(walk, state$)).pipe(
          takeUntil(action$.pipe(filter(commands.pause.match))),
        ),
      ),
    ),
  );

/** As long as a log is open: its states are made ready, then it is walked through. */
export const walkThrough =
  ({ reducers$ }: Pick<Needs, 'reducers$'>): Epic =>
  (action$, state$, { now }) =>
    action$.pipe(
      filter(events.logOpened.match),
      switchMap(({ payload: { log } }) =>
        reducers$.pipe(
          switchMap((reducers: Reducers) =>
            inChunks(jumperInSteps(log, reducers), now).pipe(
              switchMap((progress) => {
                if ('done' in progress) return of(events.workAdvanced({ work: 'fold', done: progress.done }));
                const index = selectIndex(state$.value) ?? indexOf(log);
                const walk: Walk = { log, index, jump: progress.result, next: fold(reducers).next };
                return merge(walking(walk, action$, state$, now), of(events.logFolded()));
              }),
            ),
          ),
          orFailed(() => moving({ index: indexOf(log) }, action$)),
        ),
      ),
    );

export const pausePlaying = when(commands.pause, (_, state) =>
  selectIsPlaying(state) ? events.playStopped() : undefined,
);

export const takeStep = when(commands.step, ({ by }, state) =>
  commands.moveTo({ n: selectCount(state) + by }),
);
