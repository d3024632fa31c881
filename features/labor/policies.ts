import { events as navigation } from '#features/navigation/events';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { events } from './events';
import { lineViewFrom } from './line-view';
import { selectLine, selectPlaces } from './selectors';

export const viewOnEntry = when(navigation.routeEntered, ({ name, params, query }) =>
  name === 'laborSubcontractingPriceLine'
    ? commands.viewLine({ id: params.id ?? '', view: lineViewFrom(query) })
    : undefined,
);

export const loadLineWhenNeeded = when(events.lineViewed, ({ id }, state) => {
  const { status, trend } = selectLine(state);
  return trend?.row.id === id && status !== 'failed' ? undefined : commands.loadLine({ id });
});

/** Another month is asked for; the same one is there. */
export const loadPlacesWhenNeeded = when(events.lineViewed, ({ id, view: { period } }, state) => {
  const { wish, status } = selectPlaces(state);
  const isKnown = wish?.id === id && wish.period === period && status !== 'failed';
  return isKnown ? undefined : commands.loadPlaces({ id, ...(period !== undefined && { period }) });
});
