import { notices } from '#src/kernel/shared-events';
import { filter, ignoreElements, switchMap, tap, timer } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events } from './events';
import { reloadedOn } from './epics';

const RELOAD_AFTER_MS = 5_000;

export const announceReload = when(events.versionChanged, () =>
  notices.noticeRaised({
    type: 'info',
    text: '系统已更新，5 秒后自动刷新',
    durationMs: RELOAD_AFTER_MS,
  }),
);

export const reloadPage: Epic = (action$, _state$, { page, tab }) =>
  action$.pipe(
    filter(events.versionChanged.match),
    switchMap(({ payload }) =>
      timer(RELOAD_AFTER_MS).pipe(
        tap(() => {
          reloadedOn(tab).add(payload.version);
          page.reload();
        }),
      ),
    ),
    ignoreElements(),
  );
