import { concatMap, exhaustMap, filter, map } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { cancelFavoriteCall, moveFavoriteCall, noteFavoriteCall, restoreFavoriteCall } from '../contract';
import { events } from '../events';
import { selectRemoved } from '../selectors';

const readCancelled = reader(cancelFavoriteCall);
const readRestored = reader(restoreFavoriteCall);
const readMoved = reader(moveFavoriteCall);
const readNote = reader(noteFavoriteCall);

export const remove = exchange({
  on: commands.remove,
  overlap: exhaustMap,
  request: ({ ids }) => ({ ...requestOf(cancelFavoriteCall, { body: { ids: [...ids] } }), quiet: true }),
  read: readCancelled,
  until: auth.loggedOut.match,
  succeeded: ({ favorites }) => events.removed({ favorites }),
  failed: (problem) => events.changeRejected({ what: '移除没有成功', problem }),
});

export const undoRemoval = exchange({
  on: commands.undoRemoval,
  overlap: exhaustMap,
  request: (_, state) => {
    const ids = (selectRemoved(state) ?? []).map(({ id }) => id);
    return { ...requestOf(restoreFavoriteCall, { body: { ids } }), quiet: true };
  },
  read: readRestored,
  until: auth.loggedOut.match,
  succeeded: ({ favorites }) => events.restored({ favorites }),
  failed: (problem) => events.changeRejected({ what: '撤销没有成功', problem }),
});

export const dismissRemoval: Epic = (action$) =>
  action$.pipe(
    filter(commands.dismissRemoval.match),
    map((command) => events.removalDismissed(undefined, command)),
  );

export const move = exchange({
  on: commands.move,
  overlap: exhaustMap,
  request: ({ ids, folderId }) => ({
    ...requestOf(moveFavoriteCall, { body: { ids: [...ids], folderId } }),
    quiet: true,
  }),
  read: readMoved,
  until: auth.loggedOut.match,
  succeeded: (_, { ids, folderId }) => events.moved({ ids, folderId }),
  failed: (problem) => events.changeRejected({ what: '移动没有成功', problem }),
});

/** In order: of two notes of one favourite the later one stays. */
export const saveNote = exchange({
  on: commands.saveNote,
  overlap: concatMap,
  request: (body) => ({ ...requestOf(noteFavoriteCall, { body }), quiet: true }),
  read: readNote,
  until: auth.loggedOut.match,
  succeeded: ({ id, note }) => events.noteSaved({ id, note }),
  failed: (problem) => events.changeRejected({ what: '备注没有保存', problem }),
});
