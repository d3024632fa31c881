import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { indexRangeCall } from '../contract';
import { events } from '../events';
import { queryOf } from '../range-view';

const read = reader(indexRangeCall);

/** switchMap: the latest question wins. Quiet: the page itself says what went wrong and offers another try. */
export const loadTable = exchange({
  on: commands.loadTable,
  overlap: switchMap,
  request: (view) => ({ ...requestOf(indexRangeCall, { body: queryOf(view) }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: (view) => events.tableRequested({ view }),
  succeeded: (table) => events.tableLoaded({ table }),
  failed: (problem) => events.tableFailed({ problem }),
});
