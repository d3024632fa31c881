import { exhaustMap, switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { recordsCall } from '../contract';
import { events } from '../events';
import { selectNext, selectRange } from '../selectors';

const read = reader(recordsCall);

/** Quiet: the list itself says what went wrong and offers another try. */
export const loadRecords = exchange({
  on: commands.loadRecords,
  overlap: switchMap,
  request: (range) => ({ ...requestOf(recordsCall, { query: range }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: (range) => events.recordsAsked({ range }),
  succeeded: (page) => events.recordsLoaded({ page }),
  failed: (problem) => events.recordsFailed({ problem }),
});

/** What comes after the list has begun anew belongs to another list. */
export const loadMore = exchange({
  on: commands.loadMore,
  overlap: exhaustMap,
  request: (_, state) => {
    const cursor = selectNext(state);
    return requestOf(recordsCall, { query: { ...selectRange(state), ...(cursor && { cursor }) } });
  },
  read,
  until: (action) => auth.loggedOut.match(action) || events.recordsAsked.match(action),
  started: () => events.moreAsked(),
  succeeded: (page) => events.moreLoaded({ page }),
  failed: (problem) => events.moreFailed({ problem }),
});
