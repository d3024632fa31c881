import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { addBusinessCall } from '../contract';
import { events } from '../events';

const read = reader(addBusinessCall);

/** Quiet: the login stands, whether or not the product it came from is on record. */
export const addBusiness = exchange({
  on: commands.addBusiness,
  overlap: exhaustMap,
  request: (body) => ({ ...requestOf(addBusinessCall, { body }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  succeeded: ({ firstTrial }, { source }) => events.businessAdded({ source, firstTrial }),
  failed: (problem) => events.businessFailed({ problem }),
});
