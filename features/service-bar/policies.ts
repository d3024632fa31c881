import { when } from '#src/kernel/when';
import { events } from './events';

export const askForFeedback = when(events.itemChosen, ({ item }) =>
  item === 'feedback' ? events.feedbackWanted() : undefined,
);
