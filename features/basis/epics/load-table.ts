import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { basisTableCall } from '../contract';
import { events } from '../events';

export const loadTable = exchange({
  on: commands.loadTable,
  overlap: exhaustMap,
  call: basisTableCall,
  started: () => events.tableAsked(),
  succeeded: (table) => events.tableLoaded({ table }),
  failed: (problem) => events.tableFailed({ problem }),
});
