import { exhaustMap, filter, ignoreElements, switchMap, tap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { createCall, listCall, rightCall } from '../contract';
import { draftCall } from '../contract-draft';
import { events } from '../events';
import { draftPath, queryOf } from '../list-view';

const readRight = reader(rightCall);
const readList = reader(listCall);
const readKey = reader(createCall);
const readDraft = reader(draftCall);
const until = auth.loggedOut.match;

/** Quiet: the page itself says what is missing. */
export const checkRight = exchange({
  on: commands.checkRight,
  overlap: switchMap,
  request: () => ({ ...requestOf(rightCall), quiet: true }),
  read: readRight,
  until,
  succeeded: ({ canPublish }) => events.rightLoaded({ canPublish }),
  failed: (problem) => events.rightFailed({ problem }),
});

export const loadList = exchange({
  on: commands.loadList,
  overlap: switchMap,
  request: (view) => ({ ...requestOf(listCall, { query: queryOf(view) }), quiet: true }),
  read: readList,
  until,
  started: (view) => events.listRequested({ view }),
  succeeded: (page) => events.listLoaded({ page }),
  failed: (problem) => events.listFailed({ problem }),
});

/** exhaustMap: a second press makes no second draft. */
export const createDraft = exchange({
  on: commands.createDraft,
  overlap: exhaustMap,
  request: (plan) => ({ ...requestOf(createCall, { body: plan }), quiet: true }),
  read: readKey,
  until,
  started: () => events.creationRequested(),
  succeeded: (key) => events.draftCreated({ key }),
  failed: (problem) => events.creationFailed({ problem }),
});

export const openCreated: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(events.draftCreated.match),
    tap(({ payload }) => address.go(draftPath(payload.key))),
    ignoreElements(),
  );

export const loadDraft = exchange({
  on: commands.loadDraft,
  overlap: switchMap,
  request: ({ id }) => ({ ...requestOf(draftCall, { query: { id } }), quiet: true }),
  read: readDraft,
  until,
  succeeded: (draft, { unsaved = 'restore' }) => events.draftLoaded({ draft, unsaved }),
  failed: (problem) => events.draftFailed({ problem }),
});
