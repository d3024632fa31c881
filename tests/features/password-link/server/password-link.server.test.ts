import { issuePasswordLink } from '#features/password-link/server/index';
import { lockAccount } from '#features/auth/server/index';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const app = testApp();
const { db } = app;
const PASSWORD = 'quantity-surveyor-77';

const idOf = async (username: string): Promise<string> => {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id::text as id from account where username = $1',
    [username],
  );
  return rows[0]?.id ?? '';
};
const issue = async (username: string): Promise<string> => {
  const id = await idOf(username);
  return db.database.transaction((client) => issuePasswordLink(client, id));
};
const check = async (linkToken: string) =>
  (await app.form('/pb/api/web/checkPasswordLink', { linkToken })).envelope;
const set = async (linkToken: string, newPassword = PASSWORD) =>
  (await app.form('/pb/api/web/setPasswordByLink', { linkToken, newPassword })).envelope;
const refused = (text: string) => ({
  statusCode: codes.notFound,
  businessMsg: expect.stringContaining(text) as string,
  data: null,
});

test('a link tells whose it is, sets the password once, and ends every login', async () => {
  const token = await app.tokenOf('member');
  const link = await issue('member');
  for (const _ of [1, 2]) expect(await check(link)).toMatchObject({ data: { accountName: 'member' } });
  expect(await set(link)).toMatchObject({ statusCode: 200, data: { accountName: 'member' } });
  const alive = await app.ask({ url: '/pb/api/web/alive', headers: { accessToken: token } });
  expect(alive.envelope.statusCode).toBe(codes.sessionOver);
  expect((await app.logIn('member')).envelope.statusCode).toBe(codes.loginRefused);
  expect((await app.logIn('member', PASSWORD)).envelope.statusCode).toBe(200);
  expect(await check(link)).toMatchObject(refused('已经用过'));
  expect(await set(link, 'another-one-2')).toMatchObject(refused('已经用过'));
});

test('of 20 parallel uses one succeeds', async () => {
  const link = await issue('vip');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => set(link, `surveyor-number-${index}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('only a digest of it is kept', async () => {
  const link = await issue('trial');
  const { rows } = await db.pool.query<{ text: string }>(
    `select string_agg(line, ' ') as text from (select password_link::text as line from password_link
       union all select audit::text from audit) lines`,
  );
  expect(rows[0]?.text).not.toContain(link);
});

test('after 72 hours, and after another was issued, it has expired', async () => {
  const first = await issue('trial');
  const second = await issue('trial');
  expect(await check(first)).toMatchObject(refused('已过期'));
  expect(await check(second)).toMatchObject({ statusCode: 200 });
  await db.pool.query(`update password_link set expires_at = expires_at - interval '71 hours 59 minutes'`);
  expect(await check(second)).toMatchObject({ statusCode: 200 });
  await db.pool.query(`update password_link set expires_at = expires_at - interval '1 minute'`);
  expect(await set(second)).toMatchObject(refused('已过期'));
});

test('a password that is not taken leaves it as it is', async () => {
  const link = await issue('norights');
  for (const [weak, reason] of [
    ['short', '密码长度不少于8位！'],
    ['password2026', '这个密码太常见，容易被猜中，请换一个'],
    ['x-norights-9', '密码中不能包含账号名'],
  ] as const)
    expect(await set(link, weak)).toMatchObject({ statusCode: codes.badRequest, businessMsg: reason });
  expect(await set(link)).toMatchObject({ statusCode: 200 });
});

test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`])('%j is no link', async (token) => {
  expect(await check(token)).toMatchObject(refused('链接不正确，请核对是否复制完整'));
});

test('a locked account is let in by no link', async () => {
  const link = await issue('analyst');
  await lockAccount(db.database, 'analyst');
  expect(await check(link)).toMatchObject(refused('已停用'));
  expect(await set(link)).toMatchObject(refused('已停用'));
});

test('guessing is bounded', async () => {
  const answers = [];
  for (let tries = 0; tries < 101; tries += 1) answers.push(await check('B'.repeat(43)));
  expect(answers.at(-1)).toMatchObject({ statusCode: codes.tooManyRequests });
});
