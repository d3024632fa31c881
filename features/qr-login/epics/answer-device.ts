import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { qrConfirmCall } from '../contract';
import { events } from '../events';
import { selectRequest } from '../selectors';

/** exhaustMap: the first answer counts. */
export const answerDevice = exchange({
  on: commands.answerDevice,
  overlap: exhaustMap,
  call: qrConfirmCall,
  request: ({ agree }, state) => ({ body: { uuid: selectRequest(state).uuid, agree } }),
  read: () => undefined,
  started: ({ agree }) => events.answerSent({ agree }),
  succeeded: (_, { agree }) => events.answerTaken({ agree }),
  failed: (problem) => events.answerFailed({ problem }),
});
