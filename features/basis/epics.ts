import { concatMap, exhaustMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { isUsualBasis, readBasis, USUAL_BASIS, withBasis, writeBasis, type Basis } from '#src/costing/basis';
import { copying } from '#src/kernel/copying';
import type { Ports } from '#src/kernel/ports';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { commands } from './commands';
import { basisTableCall, keepBasisCall, keptBasisCall } from './contract';
import { events } from './events';
import { selectBasis, selectHasMember } from './selectors';

/** The address is the one place that knows the basis; choosing one is going somewhere. */
const choose = (basis: Basis, state: RootState, { address }: Ports) => {
  address.go(withBasis(address.current(), basis));
  return selectHasMember(state) ? commands.keepBasis({ basis }) : undefined;
};
export const changeBasis = allOf(
  // Written and read once, which drops the parts that are undefined.
  when(commands.chooseBasis, (change, state, ports) =>
    choose(readBasis(writeBasis({ ...selectBasis(state), ...change })), state, ports),
  ),
  when(commands.clearBasis, (_payload, state, ports) => choose(USUAL_BASIS, state, ports)),
);

export const keepBasis = exchange({
  on: commands.keepBasis,
  // Each is stored before the next is sent, so that the newest is the last.
  overlap: concatMap,
  call: keepBasisCall,
  request: ({ basis }) => ({ body: { basis: writeBasis(basis) } }),
  succeeded: ({ basis }) => events.basisKept({ basis: readBasis(basis) }),
  failed: (problem) => events.keepingFailed({ problem }),
});

export const loadKeptBasis = exchange({
  on: commands.loadKeptBasis,
  overlap: switchMap,
  call: keptBasisCall,
  // What was chosen meanwhile is newer.
  until: (action) => commands.chooseBasis.match(action) || commands.clearBasis.match(action),
  succeeded: ({ basis }) => events.keptLoaded({ basis: readBasis(basis) }),
  failed: (problem) => events.keptFailed({ problem }),
});

/** An address that says a basis of its own is a colleague's, or the way back; it stands. */
export const readAsKept = when(events.keptLoaded, ({ basis }, state, { address }) => {
  if (!isUsualBasis(basis) && isUsualBasis(selectBasis(state)))
    address.replace(withBasis(address.current(), basis));
});

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
