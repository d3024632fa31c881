import { filter, mergeMap } from 'rxjs';
import type { Epic } from '../../src/kernel/epic';
import { causedBy, type Message } from '../../src/kernel/messages';
import { when } from '../../src/kernel/when';
import { events as navigation } from '../navigation/events';
import { commands } from './commands';
import { events } from './events';
import { selectSheetOf, selectView } from './selectors';

export const loadOnEntry: Epic = (action$, state$) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    filter(({ payload }) => payload.name === 'newItems'),
    mergeMap((event): Message[] => {
      const view = selectView(state$.value);
      const { bidNodeId } = view;
      if (!bidNodeId) return [causedBy(commands.loadProjects({ pageNo: view.pageNo ?? 1 }), event)];
      const isKnown = selectSheetOf(state$.value) === bidNodeId;
      return [causedBy(isKnown ? commands.findItems(view) : commands.loadSheet({ bidNodeId }), event)];
    }),
  );

/** Items are asked for once the project is known to be open. */
export const findFirst = when(events.sheetFound, (_, state) => commands.findItems(selectView(state)));
