import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { findProjectsCall } from '../contract';
import { events } from '../events';
import { queryOf } from '../list-view';

const read = reader(findProjectsCall);

/** switchMap: the latest question wins. Quiet: the list itself says what went wrong and offers another try. */
export const findProjects = exchange({
  on: commands.findProjects,
  overlap: switchMap,
  request: (view) => ({ ...requestOf(findProjectsCall, { body: queryOf(view) }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: (view) => events.listRequested({ view }),
  succeeded: (page) => events.listLoaded({ page }),
  failed: (problem) => events.listFailed({ problem }),
});
