import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';

export const chooseTab = when(commands.chooseTab, (payload) => events.tabChosen(payload));
