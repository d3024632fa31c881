import { filter, map, switchMap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/calls/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { countUnitPricesCall } from '../contract';
import { events } from '../events';
import { filterOf, showSameRows } from '../list-driver';
import { stampOf } from '../scheme-stamp';
import { selectChosenScheme, selectList, selectView } from '../selectors';

/** On the way back from a record the rows are as they were left. */
export const findUnitPrices: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.findUnitPrices.match),
    map((command) => {
      const list = selectList(state$.value);
      const { view, basis = list.basis, isRepeated = false } = command.payload;
      const scheme = selectChosenScheme(state$.value);
      const isHeld =
        list.status === 'shown' &&
        list.basis === basis &&
        showSameRows(list.view, view) &&
        stampOf(list.scheme) === stampOf(scheme);
      return isHeld && !isRepeated
        ? events.listReturned({ view }, command)
        : events.searchStarted({ view, basis, scheme }, command);
    }),
  );

export const countUnitPrices = exchange({
  on: commands.countUnitPrices,
  overlap: switchMap,
  call: countUnitPricesCall,
  request: (_, state) => ({ body: filterOf(selectView(state)) }),
  until: (action) => auth.loggedOut.match(action) || events.searchStarted.match(action),
  succeeded: (total) => events.totalLoaded({ total }),
  failed: (problem) => events.totalFailed({ problem }),
});
