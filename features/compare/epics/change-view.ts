import { allOf, when } from '#src/kernel/when';
import { commands } from '../commands';
import { pathTo } from '../compare-view';
import { selectView } from '../selectors';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView = allOf(
  when(commands.refine, (change, state, { address }) =>
    address.go(pathTo({ ...selectView(state), ...change })),
  ),
  when(commands.openComparison, ({ ids }, state, { address }) =>
    address.go(pathTo({ ...selectView(state), ids })),
  ),
);
