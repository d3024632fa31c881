import { NO_BASIS, readBasis, writeBasis } from '#src/costing/basis';
import { allOf, when } from '#src/kernel/when';
import { withBasis } from '../address';
import { commands } from '../commands';
import { selectBasis } from '../selectors';

/** The address is the one place that knows the basis; choosing one is going somewhere. */
export const changeBasis = allOf(
  when(commands.chooseBasis, (change, state, { address }) => {
    // Written and read once, which drops the parts that are undefined.
    const basis = readBasis(writeBasis({ ...selectBasis(state), ...change }));
    address.go(withBasis(address.current(), basis));
  }),
  when(commands.clearBasis, (_payload, _state, { address }) =>
    address.go(withBasis(address.current(), NO_BASIS)),
  ),
);
