import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { chosen } from './epics';
import { commands } from './commands';
import { events } from './events';

/** Exactly one account logs in at once. */
export const enterTheOnlyAccount = when(events.accountsFound, ({ accounts: [only, ...others] }) =>
  only && others.length === 0 ? chosen(only) : undefined,
);

export const openOnEntry = when(navigation.routeEntered, ({ name, params }) =>
  name === 'qrConfirm' ? commands.reviewDevice({ uuid: params.uuid ?? '' }) : undefined,
);
