import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { areaPricesCall, priceTrendCall } from './contract-line';
import { events } from './events';
import { linePath } from './line-view';
import { selectLine } from './selectors';

export const viewLine = when(commands.viewLine, (payload) => events.lineViewed(payload));

/** The address is the one place that knows the month; choosing one is going somewhere. */
export const choosePeriod = when(commands.choosePeriod, ({ period }, state, { address }) => {
  address.go(linePath(selectLine(state).id, period === undefined ? {} : { period }));
});

export const loadLine = exchange({
  on: commands.loadLine,
  overlap: switchMap,
  call: priceTrendCall,
  request: (query) => ({ query }),
  started: (query) => events.lineRequested(query),
  succeeded: (trend) => events.lineLoaded({ trend }),
  failed: (problem) => events.lineFailed({ problem }),
});

export const loadPlaces = exchange({
  on: commands.loadPlaces,
  overlap: switchMap,
  call: areaPricesCall,
  request: (query) => ({ query }),
  started: (query) => events.placesRequested(query),
  succeeded: (prices) => events.placesLoaded({ prices }),
  failed: (problem) => events.placesFailed({ problem }),
});
