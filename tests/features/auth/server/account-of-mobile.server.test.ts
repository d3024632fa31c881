import { accountOfMobile } from '#features/auth/server/index';
import { lockMobile } from '#infra/server/security/lock-mobile';
import { NO_PASSWORD } from '#infra/server/security/no-password';
import { testDatabase } from '#tests/support/database';
import { members } from '#tests/support/prepared';

const db = testDatabase({ prepared: members });
const mobile = '13911112222';

/** Until a connection waits for the phone, or the promise is settled. */
const waitsOrEnds = async (work: Promise<unknown>): Promise<void> => {
  const state = { isOver: false };
  const ended = () => void (state.isOver = true);
  work.then(ended, ended);
  while (!state.isOver) {
    const { rowCount } = await db.pool.query(
      `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    if (rowCount) return;
  }
};

test('a phone that is being bound while a visitor applies with it ends with one account', async () => {
  let applied: Promise<string> = Promise.reject(new Error('not yet'));
  applied.catch(() => undefined);
  const bound = await db.database.transaction(async (client) => {
    await lockMobile(client, mobile);
    const { rows } = await client.query<{ id: string }>(
      `update account set mobile = $1 where username = 'newcomer' returning id::text`,
      [mobile],
    );
    applied = db.database.transaction((visitor) =>
      accountOfMobile(visitor, { mobile, fullName: '访客', demo: true }),
    );
    await waitsOrEnds(applied);
    return rows[0]?.id;
  });
  expect(await applied).toBe(bound);
  expect((await db.pool.query('select from account where mobile = $1', [mobile])).rowCount).toBe(1);
});

test('an account that is made by a phone has no password', async () => {
  const id = await db.database.transaction((client) =>
    accountOfMobile(client, { mobile: '13911113333', fullName: '访客', demo: true }),
  );
  const { rows } = await db.pool.query<{ hash: string }>(
    'select password_hash as hash from account where id = $1',
    [id],
  );
  expect(rows).toEqual([{ hash: NO_PASSWORD }]);
});
