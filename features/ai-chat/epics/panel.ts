import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsInternal } from '../selectors';

export const openPanel = when(commands.openPanel, (_, state) =>
  selectIsInternal(state) ? events.panelOpened() : undefined,
);

export const closePanel = when(commands.closePanel, () => events.panelClosed());

export const startTopic = when(commands.startTopic, () => events.topicRequested());
