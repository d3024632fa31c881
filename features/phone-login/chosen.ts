import type { PhoneAccount } from './accounts';
import { events } from './events';

export const chosen = ({ globalId, userName, group, hasRights }: PhoneAccount) =>
  events.accountChosen({ globalId, userName, kind: group, hasRights });
