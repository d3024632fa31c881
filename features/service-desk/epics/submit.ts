import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { inquiryCall, type Inquiry } from '../contract';
import { events } from '../events';

export const submit = exchange({
  on: commands.submit,
  overlap: exhaustMap,
  call: inquiryCall,
  request: (inquiry: Inquiry) => ({ body: inquiry }),
  started: () => events.submitStarted(),
  succeeded: ({ number }, { purpose }) => events.inquirySent({ purpose, number }),
  failed: (problem, { purpose }) => events.inquiryFailed({ purpose, problem }),
});
