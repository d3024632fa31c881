import type { Database } from '#infra/server/postgres/database';
import type { RequestContext } from '#infra/server/http/route';
import type { Call } from '#src/contract/call';
import { accountByGlobalId } from './accounts';
import { enter } from './enter';
import { visitorOf } from './visitor';

export type OpenSessionFor = ReturnType<typeof openSessionFor>;

/** For a member somebody trusted vouches for; undefined when there is no such account. */
export const openSessionFor =
  (database: Database) =>
  async (globalId: string, ask: Pick<RequestContext<Call>, 'headers' | 'ip' | 'reply'>) => {
    const account = await accountByGlobalId(database.pool, globalId);
    if (!account) return undefined;
    const visitor = visitorOf(ask);
    return enter(database, ask, { accountId: account.id, visitor, remembered: false, way: 'ticket' });
  };
