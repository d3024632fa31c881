import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';

export const weighByAge = when(commands.weighByAge, (payload) => events.ageWeighed(payload));
