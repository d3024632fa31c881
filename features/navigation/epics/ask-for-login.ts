import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';

export const askForLogin = when(commands.askForLogin, (payload) => events.loginWanted(payload));
