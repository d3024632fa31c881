import { events as navigation } from '#features/navigation/events';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { collectionOf } from './content-path';
import { events } from './events';
import { COLUMN_MODULE } from './modules';
import { selectReading } from './selectors';

/** The index is read anew whenever it is entered: its progress has changed. */
export const showOnEntry = when(navigation.routeEntered, ({ name, params, query, isSameRoute }, state) => {
  if (name === 'studyIndex') return commands.loadZone({});
  if (name === 'GArea') return commands.loadZone({ moduleName: params.moduleName ?? '' });
  const collection = collectionOf(name);
  if (!collection) return undefined;
  const { id, at } = query;
  const { query: known } = selectReading(state);
  if (isSameRoute && known?.collection === collection && known.id === id)
    return at !== undefined && at !== known.place ? commands.goToPlace({ place: at }) : undefined;
  return commands.openContent({
    collection,
    ...(id !== undefined && { id }),
    ...(at !== undefined && { place: at }),
  });
});

export const loadColumnsWithZone = when(events.zoneLoaded, ({ zone }) =>
  zone.moduleName === COLUMN_MODULE ? commands.loadColumns() : undefined,
);
