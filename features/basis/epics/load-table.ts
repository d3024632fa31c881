import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { basisTableCall } from '../contract';
import { events } from '../events';

const read = reader(basisTableCall);

/** Quiet: the bar itself says what is missing and offers another try. */
export const loadTable = exchange({
  on: commands.loadTable,
  overlap: exhaustMap,
  request: () => ({ ...requestOf(basisTableCall), quiet: true }),
  read,
  started: () => events.tableAsked(),
  succeeded: (table) => events.tableLoaded({ table }),
  failed: (problem) => events.tableFailed({ problem }),
});
