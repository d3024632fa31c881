import { filter, mergeMap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { events as notices } from '#features/notices/events';
import { commands } from './commands';
import type { Range } from './contract';
import { events } from './events';
import { selectRange } from './selectors';
import { rangeFrom } from './view';

const SHOWN_MS = 5_000;

const both = (range: Range, cause: Message): readonly Message[] =>
  [commands.loadRecords(range), commands.loadOverview(range)].map((command) => causedBy(command, cause));

export const loadOnEntry: Epic = (action$) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    filter(({ payload }) => payload.name === 'userBehavior'),
    mergeMap((event) => both(rangeFrom(event.payload.query), event)),
  );

export const loadAfterErasure: Epic = (action$, state$) =>
  action$.pipe(
    filter(events.dataErased.match),
    mergeMap((event) => both(selectRange(state$.value), event)),
  );

export const tellPause = when(events.pauseChanged, ({ pausedAt }) =>
  notices.noticeRaised({
    type: 'success',
    text: pausedAt === null ? '已恢复记录您的行为' : '已暂停记录您的行为',
    durationMs: SHOWN_MS,
  }),
);
