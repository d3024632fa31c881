import { exhaustMap, mergeMap, switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { removeSavedCall, saveCall, savedCall } from '../contract';
import { events } from '../events';

const readSaved = reader(saveCall);
const readList = reader(savedCall);
const readRemoved = reader(removeSavedCall);

/** Without it the list stays as it was: nobody asked for a message. */
export const loadSaved = exchange({
  on: commands.loadSavedList,
  overlap: switchMap,
  request: () => ({ ...requestOf(savedCall), quiet: true }),
  read: readList,
  until: auth.loggedOut.match,
  succeeded: ({ saved }) => events.savedLoaded({ saved }),
  failed: (problem) => events.savedFailed({ problem }),
});

/** exhaustMap: a second press while the first is on its way changes nothing. */
export const save = exchange({
  on: commands.save,
  overlap: exhaustMap,
  request: ({ name, ids }) => ({ ...requestOf(saveCall, { body: { name, ids: [...ids] } }), quiet: true }),
  read: readSaved,
  until: auth.loggedOut.match,
  started: () => events.savingRequested(),
  succeeded: (saved) => events.comparisonSaved({ saved }),
  failed: (problem) => events.savingRejected({ problem }),
});

export const removeSaved = exchange({
  on: commands.removeSavedItem,
  overlap: mergeMap,
  request: (body) => ({ ...requestOf(removeSavedCall, { body }), quiet: true }),
  read: readRemoved,
  until: auth.loggedOut.match,
  succeeded: ({ id }) => events.savedRemoved({ id }),
  failed: (problem) => events.savedFailed({ problem }),
});
