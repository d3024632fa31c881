import { exhaustMap, mergeMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { removeSavedCall, saveCall, savedCall } from '../contract';
import { events } from '../events';

/** Without it the list stays as it was: nobody asked for a message. */
export const loadSaved = exchange({
  on: commands.loadSavedList,
  overlap: switchMap,
  call: savedCall,
  succeeded: ({ saved }) => events.savedLoaded({ saved }),
  failed: (problem) => events.savedFailed({ problem }),
});

export const save = exchange({
  on: commands.save,
  overlap: exhaustMap,
  call: saveCall,
  request: ({ name, ids }) => ({ body: { name, ids: [...ids] } }),
  started: () => events.savingRequested(),
  succeeded: (saved) => events.comparisonSaved({ saved }),
  failed: (problem) => events.savingRejected({ problem }),
});

export const removeSaved = exchange({
  on: commands.removeSavedItem,
  overlap: mergeMap,
  call: removeSavedCall,
  request: (body) => ({ body }),
  succeeded: ({ id }) => events.savedRemoved({ id }),
  failed: (problem) => events.savedFailed({ problem }),
});
