import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsInternal } from '../selectors';

export const openPanel: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.openPanel.match),
    filter(() => selectIsInternal(state$.value)),
    map((command) => events.panelOpened(undefined, command)),
  );

export const closePanel: Epic = (action$) =>
  action$.pipe(
    filter(commands.closePanel.match),
    map((command) => events.panelClosed(undefined, command)),
  );

export const startTopic: Epic = (action$) =>
  action$.pipe(
    filter(commands.startTopic.match),
    map((command) => events.topicRequested(undefined, command)),
  );
