import { exhaustMap } from 'rxjs';
import { requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { qrConfirmCall } from '../contract';
import { events } from '../events';
import { selectRequest } from '../selectors';

/** exhaustMap: the first answer counts. */
export const answerDevice = exchange({
  on: commands.answerDevice,
  overlap: exhaustMap,
  request: ({ agree }, state) => ({
    ...requestOf(qrConfirmCall, { body: { uuid: selectRequest(state).uuid, agree } }),
    quiet: true,
  }),
  read: () => undefined,
  started: ({ agree }) => events.answerSent({ agree }),
  succeeded: (_, { agree }) => events.answerTaken({ agree }),
  failed: (problem) => events.answerFailed({ problem }),
});
