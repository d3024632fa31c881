import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { detailPath } from '../detail-view';
import { selectDetail } from '../selectors';

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView = when(commands.changeView, (change, state, { address }) => {
  const { id, view } = selectDetail(state);
  address.go(detailPath(id, { ...view, ...change }));
});
