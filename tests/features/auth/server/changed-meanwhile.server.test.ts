import { hashPassword } from '#features/auth/server/index';
import { codes } from '#src/contract/codes';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { testApp } from '#tests/support/app';
import { waitUntil } from '#tests/support/wait-until';
import { aVisitor, type LoginData } from './a-visitor';

const app = testApp();
const { db } = app;
const visitor = aVisitor(app, 'phone');
const ways = [
  ['loginByAuth', () => visitor.logIn('vip')],
  [
    'encryptLogin',
    () =>
      visitor.post<LoginData>('/pb/api/foreign/encryptLogin', {
        username: 'vip',
        password: DEMO_PASSWORD,
        validate: '-1',
      }),
  ],
] as const;

const isWaitedFor = async () => {
  const { rowCount } = await db.pool.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rowCount !== 0;
};

test.each(ways)('%s with a password that is changed while it is looked at is refused', async (_, logIn) => {
  expect((await logIn()).envelope.statusCode).toBe(200);
  const hash = await hashPassword('Another@2026');
  const before = await db.pool.query<{ hash: string }>(
    `select password_hash as hash from account where username = 'vip'`,
  );
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(`update account set password_hash = $1 where username = 'vip'`, [hash]);
    const answered = logIn();
    await waitUntil(isWaitedFor, Boolean);
    await client.query('commit');
    expect((await answered).envelope).toMatchObject({ statusCode: codes.loginRefused, data: null });
  } finally {
    client.release();
    await db.pool.query(`update account set password_hash = $1 where username = 'vip'`, [
      before.rows[0]?.hash,
    ]);
  }
});
