import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import { age, auditOf, aVisitor, tokenIn } from './a-visitor';

const app = testApp();
const { db } = app;
const home = aVisitor(app, 'home');
const thief = aVisitor(app, 'thief');

const enter = async (remember = true) => tokenIn(await home.logIn('vip', undefined, { remember }));
const renewed = async (token: string) => tokenIn(await home.renew(token));
const codeOf = async (answer: Promise<{ envelope: { statusCode: number } }>) =>
  (await answer).envelope.statusCode;

test('20 parallel renewals of one token give one successor, and leave the login alive', async () => {
  const token = await enter();
  const before = await auditOf(db.pool, 'session.renewed');
  const answers = await Promise.all(Array.from({ length: 20 }, () => home.renew(token)));
  const successors = new Set(answers.map(tokenIn));
  expect(successors.size).toBe(1);
  expect(await codeOf(home.alive([...successors][0] ?? ''))).toBe(200);
  expect(await auditOf(db.pool, 'session.renewed')).toBe(before + 1);
});

test('the immediate predecessor gives the same successor again for sixty seconds', async () => {
  const token = await enter();
  const successor = await renewed(token);
  await age(db.pool, token, 'replaced_at', 59);
  expect(await renewed(token)).toBe(successor);
});

test('after sixty seconds it is a copy in other hands: the login ends, every token says why', async () => {
  const token = await enter();
  const successor = await renewed(token);
  await age(db.pool, token, 'replaced_at', 60);
  const over = { statusCode: codes.sessionOver, businessMsg: '登录凭证已在别处使用，为保护账号已退出登录' };
  expect((await home.renew(token)).envelope).toMatchObject(over);
  expect((await home.alive(successor)).envelope).toMatchObject(over);
  expect((await home.renew(successor)).envelope).toMatchObject(over);
});

test('a grandparent ends the login however young it is', async () => {
  const before = await auditOf(db.pool, 'session.reuse');
  const grandparent = await enter();
  const parent = await renewed(grandparent);
  const child = await renewed(parent);
  expect(await renewed(parent)).toBe(child);
  expect(await codeOf(home.renew(grandparent))).toBe(codes.sessionOver);
  expect(await codeOf(home.alive(child))).toBe(codes.sessionOver);
  expect(await auditOf(db.pool, 'session.reuse')).toBe(before + 1);
});

test('another device, or none, is refused and recorded; the login goes on', async () => {
  const token = await enter();
  expect(await codeOf(thief.renew(token))).toBe(codes.notLoggedIn);
  expect(await codeOf(app.form('/api/web/loginByToken', { accessToken: token }))).toBe(codes.notLoggedIn);
  expect(await auditOf(db.pool, 'session.foreign-device')).toBe(2);
  expect(await codeOf(home.alive(token))).toBe(200);
});

test('an expired token wants the cookie of its login', async () => {
  const token = await enter();
  await age(db.pool, token, 'expires_at', 1_800);
  expect(await codeOf(home.alive(token))).toBe(codes.sessionExpired);
  const cookie = home.cookie();
  home.forgetCookie();
  expect(await codeOf(home.renew(token))).toBe(codes.notLoggedIn);
  const other = aVisitor(app, 'home', { cookie: '__Host-lt=guessed' });
  expect(await codeOf(other.renew(token))).toBe(codes.notLoggedIn);
  const owner = aVisitor(app, 'home', { cookie });
  expect(await codeOf(home.alive(tokenIn(await owner.renew(token))))).toBe(200);
});

test('a living token is renewed without the cookie', async () => {
  const token = await enter(false);
  expect(home.cookie()).toBe('');
  expect(await codeOf(home.renew(token))).toBe(200);
});

test('a token slides with its use, not beyond the seven days of its login', async () => {
  const token = await enter();
  await age(db.pool, token, 'expires_at', 1_700);
  expect(await codeOf(home.alive(token))).toBe(200);
  await age(db.pool, token, 'expires_at', 1_700);
  expect(await codeOf(home.alive(token))).toBe(200);
  const week = await db.pool.query(
    `update login_family set created_at = created_at - interval '7 days', expires_at = expires_at - interval '7 days'
     where id = (select family_id from session_token where digest = sha256($1))`,
    [Buffer.from(token)],
  );
  expect(week.rowCount).toBe(1);
  expect(await codeOf(home.alive(token))).toBe(codes.sessionExpired);
  expect(await codeOf(home.renew(token))).toBe(codes.notLoggedIn);
});

test('a replaced token does not slide', async () => {
  const token = await enter();
  await renewed(token);
  await age(db.pool, token, 'expires_at', 1_700);
  expect(await codeOf(home.alive(token))).toBe(200);
  await age(db.pool, token, 'expires_at', 100);
  expect(await codeOf(home.alive(token))).toBe(codes.sessionExpired);
});

test('the database holds neither tokens nor their successors nor the secret of the cookie', async () => {
  const token = await enter();
  const secrets = [token, await renewed(token), home.cookie().split('=')[1] ?? ''];
  const { rows } = await db.pool.query<{ everything: string }>(
    `select string_agg(line, ' ') as everything from (
       select session_token::text as line from session_token union all select login_family::text from login_family
       union all select audit::text from audit) lines`,
  );
  for (const secret of secrets) {
    expect(secret).toHaveLength(43);
    expect(rows[0]?.everything).not.toContain(secret);
    expect(rows[0]?.everything).not.toContain(Buffer.from(secret).toString('hex'));
  }
});
