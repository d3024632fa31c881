import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { keyOf, placeIn } from './place';

/** Each time the page is opened: figures of the last visit stay in sight until the new ones are here. */
export const loadOnEntry = when(navigation.routeEntered, ({ name }) =>
  name === 'home' ? commands.loadHome() : undefined,
);

/** The switch of the page reaches the indexes, too. */
export const followBasis = when(navigation.routeEntered, ({ name, query }) => {
  const place = placeIn(query);
  return name === 'home' && keyOf(place) !== '' ? commands.loadFigures(place) : undefined;
});
