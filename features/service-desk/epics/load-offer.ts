import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { offerCall } from '../contract';
import { events } from '../events';

const read = reader(offerCall);

/** Quiet: the form works without it. */
export const loadOffer = exchange({
  on: commands.loadOffer,
  overlap: exhaustMap,
  request: () => ({ ...requestOf(offerCall), quiet: true }),
  read,
  succeeded: (offer) => events.offerLoaded({ offer }),
  failed: (problem) => events.offerFailed({ problem }),
});
