import type { QrAccount } from './accounts';
import { events } from './events';

export const chosen = ({ globalId, userName, typeName, hasRights }: QrAccount) =>
  events.accountChosen({ globalId, userName, kind: typeName, hasRights });
