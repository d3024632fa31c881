import { activitiesEngine, recordDeed } from '#features/activities/server/index';
import { payersAmong } from '#features/orders/server/index';
import { campaignsServer } from '#features/campaigns/server/index';
import { settleInvites } from '#features/campaigns/server/settle-invites';
import type { Deed } from '#src/contract/deeds';
import type { Call } from '#src/contract/call';
import type { Identity } from '#infra/server/http/identity';
import type { RequestContext } from '#infra/server/http/route';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const TODAY = `(now() at time zone 'Asia/Shanghai')::date`;

/** Different answers there are, whether or not an answer says that it was there before. */
export const alike = (answers: readonly object[]): number =>
  new Set(answers.map((one) => JSON.stringify({ ...one, isFormer: undefined }))).size;

/** The campaigns over a database of their own; calls that take effect are made in a transaction each. */
export const campaignsUnderTest = () => {
  const db = testDatabase();
  const giveVipDays = jest.fn(() => Promise.resolve());
  const engine = activitiesEngine({ giveVipDays });
  const ask = asker(() => campaignsServer({ pool: db.pool, engine, payersAmong }).routes);
  let count = 0;
  return {
    db,
    engine,
    settle: () => settleInvites(db.pool, engine, payersAmong),
    giveVipDays,
    ask,
    askOnce: <C extends Call>(call: C, identity: Identity, more: Partial<RequestContext<Call>> = {}) =>
      db.database.transaction((client) => ask(call, { identity, client, ...more })),
    someone: (more: Partial<Identity> = {}): Promise<Identity> => {
      count += 1;
      return aMember(db.pool, `member${count}`, more);
    },
    does: (identity: Identity, deed: Deed, ref: string) =>
      db.database.transaction((client) => recordDeed(client, { accountId: identity.accountId, deed, ref })),
    /** Up to today, or to so many days ago. */
    checksIn: (identity: Identity, days: number, ago = 0) =>
      db.pool.query(
        `insert into attendance (account_id, day)
         select $1, ${TODAY} - $3::int - n from generate_series(0, $2::int - 1) n on conflict do nothing`,
        [identity.accountId, days, ago],
      ),
    pointsOf: async (identity: Identity, kind: string): Promise<number> => {
      const { rows } = await db.pool.query<{ points: number }>(
        `select coalesce(sum(points), 0)::int as points from points_movement m join points_holder h on h.id = m.to_holder
         where account_id = $1 and kind = $2`,
        [identity.accountId, kind],
      );
      return rows[0]!.points;
    },
    steps: (key: string, state: string, why = '') =>
      db.pool.query('update activity set state = $2, why = $3 where key = $1', [key, state, why]),
  };
};
