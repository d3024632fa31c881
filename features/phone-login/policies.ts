import { when } from '#src/kernel/when';
import { chosen } from './epics';
import { events } from './events';

/** A phone with exactly one account logs in at once. */
export const enterTheOnlyAccount = when(events.accountsFound, ({ accounts: [only, ...others] }) =>
  only && others.length === 0 ? chosen(only) : undefined,
);
