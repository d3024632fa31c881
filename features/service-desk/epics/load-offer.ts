import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { offerCall } from '../contract';
import { events } from '../events';

export const loadOffer = exchange({
  on: commands.loadOffer,
  overlap: exhaustMap,
  call: offerCall,
  succeeded: (offer) => events.offerLoaded({ offer }),
  failed: (problem) => events.offerFailed({ problem }),
});
