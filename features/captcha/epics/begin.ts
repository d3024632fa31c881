import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectStatus } from '../selectors';

const BEGINNINGS: readonly string[] = ['asking', 'failed'];

/** A second press while the work is on its way begins nothing. */
export const begin = when(commands.begin, (_, state) =>
  BEGINNINGS.includes(selectStatus(state)) ? events.workRequested() : undefined,
);
