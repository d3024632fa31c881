import type { Message } from '#src/kernel/messages';
import type { QrAccount } from './accounts';
import { events } from './events';

export const chosen = ({ globalId, userName, typeName, hasRights }: QrAccount, cause: Message) =>
  events.accountChosen({ globalId, userName, kind: typeName, hasRights }, cause);
