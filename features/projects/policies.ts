import { BASIS_KEY } from '#src/costing/basis';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';

export const loadOnEntry = when(navigation.routeEntered, ({ name, params, query }) =>
  name === 'commonProjDetail'
    ? commands.loadDetail({
        id: params.id ?? '',
        basis: query[BASIS_KEY] ?? '',
        peers: query.peers ?? '',
      })
    : undefined,
);
