import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { projectDetailCall } from '../contract';
import { events } from '../events';

const read = reader(projectDetailCall);

export const loadDetail = exchange({
  on: commands.loadDetail,
  overlap: switchMap,
  request: ({ id, basis, peers }) => ({
    ...requestOf(projectDetailCall, { query: { id, ...(basis && { basis }), ...(peers && { peers }) } }),
    quiet: true,
  }),
  read,
  until: auth.loggedOut.match,
  started: ({ id, peers }) => events.detailRequested({ id, ...(peers && { peers }) }),
  succeeded: (detail) => events.detailLoaded({ detail }),
  failed: (problem, { id }) => events.detailFailed({ id, problem }),
});
