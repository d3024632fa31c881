import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { addBusinessCall } from '../contract';
import { events } from '../events';

/** The login stands, whether or not the product it came from is on record. */
export const addBusiness = exchange({
  on: commands.addBusiness,
  overlap: exhaustMap,
  call: addBusinessCall,
  request: (body) => ({ body }),
  succeeded: ({ firstTrial }, { source }) => events.businessAdded({ source, firstTrial }),
  failed: (problem) => events.businessFailed({ problem }),
});
