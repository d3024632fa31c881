import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { indexRangeCall } from '../contract';
import { events } from '../events';
import { queryOf } from '../range-view';

export const loadTable = exchange({
  on: commands.loadTable,
  overlap: switchMap,
  call: indexRangeCall,
  request: (view) => ({ body: queryOf(view) }),
  started: (view) => events.tableRequested({ view }),
  succeeded: (table) => events.tableLoaded({ table }),
  failed: (problem) => events.tableFailed({ problem }),
});
