import type { Pool } from 'pg';
import { activitiesServer } from '#features/activities/server/index';
import { favoriteProjects } from '#features/favorites/server/index';
import { composeReport, findSubjects, readSubjects } from '#features/projects/server/index';
import { openPress } from '#infra/server/pdf/press';
import { movePoints } from '#features/activities/server/ledger/move-points';
import type { Call } from '#src/contract/call';
import type { Identity } from '#infra/server/http/identity';
import type { RequestContext } from '#infra/server/http/route';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

/** The activities over a database of their own; calls that take effect are made in a transaction each. */
export const activitiesUnderTest = () => {
  const db = testDatabase();
  const press = openPress();
  afterAll(() => press.close());
  const giveVipDays = jest.fn(() => Promise.resolve());
  const reports = {
    compose: composeReport,
    find: findSubjects,
    read: readSubjects,
    favorites: favoriteProjects,
    press,
  };
  const tellMember = () => Promise.resolve();
  const ask = asker(
    () => activitiesServer({ pool: db.pool, ends: { giveVipDays }, reports, tellMember }).routes,
  );
  let count = 0;
  return {
    db,
    giveVipDays,
    ask,
    askOnce: <C extends Call>(call: C, identity: Identity, more: Partial<RequestContext<Call>>) =>
      db.database.transaction((client) => ask(call, { identity, client, ...more })),
    /** With so many points. */
    aMemberWith: async (points = 0): Promise<Identity> => {
      count += 1;
      const identity = await aMember(db.pool, `member${count}`);
      if (points > 0)
        await db.database.transaction((client) =>
          movePoints(client, { accountId: identity.accountId, points, kind: 'invite', ref: 'test' }),
        );
      return identity;
    },
  };
};

/** What is wrong with the books: nothing. */
export const faultsOf = async (pool: Pool): Promise<readonly unknown[]> =>
  (
    await pool.query(`
      select h.id, h.balance::int,
        coalesce((select sum(points) from points_movement where to_holder = h.id), 0)
          - coalesce((select sum(points) from points_movement where from_holder = h.id), 0) as moved,
        coalesce((select sum(remaining) from points_lot where holder_id = h.id), 0) as lots
      from points_holder h where h.account_id is not null`)
  ).rows.filter(({ balance, moved, lots }) => balance !== Number(moved) || balance !== Number(lots));
