import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';

export const dismissExport = when(commands.dismissExport, () => events.exportDismissed());
