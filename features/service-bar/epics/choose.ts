import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';

export const choose = when(commands.choose, (payload) => events.itemChosen(payload));
