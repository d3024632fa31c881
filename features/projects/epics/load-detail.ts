import { switchMap } from 'rxjs';
import { reader, requestOf } from '../../../src/contract/call';
import { exchange } from '../../../src/kernel/exchange';
import { events as auth } from '../../auth/events';
import { commands } from '../commands';
import { projectDetailCall } from '../contract';
import { events } from '../events';

const read = reader(projectDetailCall);

export const loadDetail = exchange({
  on: commands.loadDetail,
  overlap: switchMap,
  request: ({ id, basis }) => ({
    ...requestOf(projectDetailCall, { query: { id, ...(basis && { basis }) } }),
    quiet: true,
  }),
  read,
  until: auth.loggedOut.match,
  started: ({ id }) => events.detailStarted({ id }),
  succeeded: (detail) => events.detailFound({ detail }),
  failed: (problem, { id }) => events.detailLost({ id, problem }),
});
