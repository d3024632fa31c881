import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { inquiryCall, offerCall, type Inquiry } from './contract';
import { events } from './events';
import { selectIsDeskOpen } from './selectors';

export const openDesk = when(commands.openDesk, (payload) => events.deskOpened(payload));

export const closeDesk = when(commands.closeDesk, (_, state) =>
  selectIsDeskOpen(state) ? events.deskClosed() : undefined,
);

export const loadOffer = exchange({
  on: commands.loadOffer,
  overlap: exhaustMap,
  call: offerCall,
  succeeded: (offer) => events.offerLoaded({ offer }),
  failed: (problem) => events.offerFailed({ problem }),
});

export const submit = exchange({
  on: commands.submit,
  overlap: exhaustMap,
  call: inquiryCall,
  request: (inquiry: Inquiry) => ({ body: inquiry }),
  started: () => events.submitRequested(),
  succeeded: ({ number }, { purpose }) => events.inquirySent({ purpose, number }),
  failed: (problem, { purpose }) => events.inquiryFailed({ purpose, problem }),
});
