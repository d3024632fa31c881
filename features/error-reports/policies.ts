import { when } from '#src/kernel/when';
import { commands } from './commands';
import { events } from './events';

export const deliverNoticed = when(events.failureNoticed, ({ report }) => commands.deliver({ report }));
