import { EMPTY, exhaustMap, filter, ignoreElements, switchMap, take, tap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from '../commands';
import { createCall, draftList, rightCall } from '../contract';
import { draftCall } from '../contract-draft';
import { events } from '../events';
import { draftPath } from '../draft-path';

export const checkRight = exchange({
  on: commands.checkRight,
  overlap: switchMap,
  call: rightCall,
  succeeded: ({ canPublish }) => events.rightLoaded({ canPublish }),
  failed: (problem) => events.rightFailed({ problem }),
});

export const createDraft = exchange({
  on: commands.createDraft,
  overlap: exhaustMap,
  call: createCall,
  request: (plan) => ({ body: plan }),
  started: () => events.creationRequested(),
  succeeded: (key) => events.draftCreated({ key }),
  failed: (problem) => events.creationFailed({ problem }),
});

export const openCreated = when(events.draftCreated, ({ key }, _, { address }) => address.go(draftPath(key)));

export const loadDraft = exchange({
  on: commands.loadDraft,
  overlap: switchMap,
  call: draftCall,
  request: ({ id }) => ({ query: { id } }),
  succeeded: (draft, { unsaved = 'restore' }) => events.draftLoaded({ draft, unsaved }),
  failed: (problem) => events.draftFailed({ problem }),
});

/** Whoever comes with nothing of their own on the table, and reviews waiting, begins with these. */
export const landOnReviews: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    filter(({ payload: { name, isSameRoute } }) => name === draftList.route && !isSameRoute),
    switchMap(({ payload: { query } }) =>
      query.tab ? EMPTY : action$.pipe(filter(events.listLoaded.match), take(1)),
    ),
    filter(({ payload: { page } }) => page.counts.own === 0 && page.counts.review > 0),
    tap(() => address.replace(draftList.pathTo({ tab: 'review' }))),
    ignoreElements(),
  );
