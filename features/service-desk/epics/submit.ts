import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { inquiryCall, type Inquiry } from '../contract';
import { events } from '../events';

const read = reader(inquiryCall);

/** Quiet: the form shows what the server says. */
export const submit = exchange({
  on: commands.submit,
  overlap: exhaustMap,
  request: (inquiry: Inquiry) => ({ ...requestOf(inquiryCall, { body: inquiry }), quiet: true }),
  read,
  started: () => events.submitStarted(),
  succeeded: ({ number }, { purpose }) => events.inquirySent({ purpose, number }),
  failed: (problem, { purpose }) => events.inquiryFailed({ purpose, problem }),
});
