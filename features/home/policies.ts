import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';

/** Each time the page is opened: figures of the last visit stay in sight until the new ones are here. */
export const loadOnEntry = when(navigation.routeEntered, ({ name }) =>
  name === 'home' ? commands.loadHome() : undefined,
);
