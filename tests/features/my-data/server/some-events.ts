import { v7 } from 'uuid';
import { trackCall } from '#features/tracking/contract';
import { trackingServer } from '#features/tracking/server/index';
import { myDataServer } from '#features/my-data/server/index';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

export interface Happened {
  readonly account?: string;
  readonly fncode?: string;
  /** In Shanghai: 2025-11-20 09:05. */
  readonly at?: string;
  readonly query?: object;
}

/** Every cookie is good here, and names the account itself. */
const ownerOf = async ({ cookie }: Readonly<Record<string, string | string[] | undefined>>) =>
  typeof cookie === 'string' ? { accountName: cookie, role: 'u' } : undefined;

/** What members did, over a fresh database. */
export const someEvents = () => {
  const db = testDatabase();
  const ask = asker(() => myDataServer({ database: db.database }).routes);
  const track = asker(
    () => trackingServer({ pool: db.pool, ownerOf, names: { routes: [], guides: [] } }).routes,
  );
  const enrol = (name: string) => aMember(db.pool, name);

  const happen = async (...all: readonly Happened[]): Promise<void> => {
    for (const { account = 'member', fncode = '100100', at = '2025-11-20 09:05', query = {} } of all) {
      await db.pool.query(
        `insert into event (id, day, happened_at, fncode, account_name, query)
         values ($1, $2::timestamp::date, $2::timestamp at time zone 'Asia/Shanghai', $3, $4, $5)`,
        [v7(), at, fncode, account, query],
      );
    }
  };
  /** Through the portal's own call. */
  const send = (accountName: string | undefined, query = '{}') =>
    track(trackCall, {
      headers: { cookie: accountName },
      body: { fncode: '100100', query, ...(accountName && { accountName }) },
    });
  const countOf = async (account: string): Promise<number> => {
    const { rows } = await db.pool.query<{ count: number }>(
      'select count(*)::int from event where account_name = $1',
      [account],
    );
    return rows[0]?.count ?? 0;
  };
  return { db, ask, enrol, happen, send, countOf };
};
