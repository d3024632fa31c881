import { BASIS_KEY, basisIn, withBasis } from '#src/costing/basis';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { projectList } from './contract';
import { selectList, selectListBasis } from './selectors';

export const loadOnEntry = when(navigation.routeEntered, ({ name, params, query }) =>
  name === 'commonProjDetail'
    ? commands.loadDetail({
        id: params.id ?? '',
        basis: query[BASIS_KEY] ?? '',
        peers: query.peers ?? '',
      })
    : undefined,
);

/**
 * Rows ordered or narrowed by cost are others in another basis, and begin with its first page; all others stay as they
 * are.
 */
export const findInOtherBasis = when(
  navigation.routeEntered,
  ({ name, query, isSameRoute }, state, { address }) => {
    if (name !== projectList.route || !isSameRoute) return undefined;
    const { status, view } = selectList(state);
    const { now, asked } = selectListBasis(state);
    const entered = projectList.viewFrom(query);
    // Another view is asked for by the list itself.
    const isSameView = projectList.pathTo(view) === projectList.pathTo(entered);
    if (status === 'idle' || !projectList.followsBasis(entered) || !isSameView || now === asked)
      return undefined;
    const fromFirst = projectList.refined(view, {});
    if (projectList.pathTo(fromFirst) === projectList.pathTo(view)) return commands.findList(view);
    // A place in the one order is none in the other.
    address.replace(withBasis(projectList.pathTo(fromFirst), basisIn(query)));
    return undefined;
  },
);
