import { exhaustMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { recordsCall } from '../contract';
import { events } from '../events';
import { selectNext, selectRange } from '../selectors';

export const loadRecords = exchange({
  on: commands.findList,
  overlap: switchMap,
  call: recordsCall,
  request: (range) => ({ query: range }),
  started: (range) => events.recordsRequested({ range }),
  succeeded: (page) => events.recordsLoaded({ page }),
  failed: (problem) => events.recordsFailed({ problem }),
});

/** What comes after the list has begun anew belongs to another list. */
export const loadMore = exchange({
  on: commands.loadMore,
  overlap: exhaustMap,
  call: recordsCall,
  request: (_, state) => {
    const cursor = selectNext(state);
    return { query: { ...selectRange(state), ...(cursor && { cursor }) }, quiet: false };
  },
  until: events.recordsRequested.match,
  started: () => events.moreRequested(),
  succeeded: (page) => events.moreLoaded({ page }),
  failed: (problem) => events.moreFailed({ problem }),
});
