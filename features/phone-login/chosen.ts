import type { Message } from '#src/kernel/messages';
import type { PhoneAccount } from './accounts';
import { events } from './events';

export const chosen = ({ globalId, userName, group, hasRights }: PhoneAccount, cause: Message) =>
  events.accountChosen({ globalId, userName, kind: group, hasRights }, cause);
