import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { readBasis, USUAL_BASIS, writeBasis } from '#src/costing/basis';
import { copying } from '#src/kernel/copying';
import { allOf, when } from '#src/kernel/when';
import { withBasis } from './address';
import { commands } from './commands';
import { basisTableCall } from './contract';
import { events } from './events';
import { selectBasis } from './selectors';

/** The address is the one place that knows the basis; choosing one is going somewhere. */
export const changeBasis = allOf(
  when(commands.chooseBasis, (change, state, { address }) => {
    // Written and read once, which drops the parts that are undefined.
    const basis = readBasis(writeBasis({ ...selectBasis(state), ...change }));
    address.go(withBasis(address.current(), basis));
  }),
  when(commands.clearBasis, (_payload, _state, { address }) =>
    address.go(withBasis(address.current(), USUAL_BASIS)),
  ),
);

export const copyCitation = copying({
  on: commands.copyCitation,
  textOf: ({ citation }) => citation,
  copied: () => events.citationCopied(),
  refused: () => events.citationRejected(),
});

export const loadTable = exchange({
  on: commands.loadTable,
  overlap: exhaustMap,
  call: basisTableCall,
  started: () => events.tableRequested(),
  succeeded: (table) => events.tableLoaded({ table }),
  failed: (problem) => events.tableFailed({ problem }),
});
