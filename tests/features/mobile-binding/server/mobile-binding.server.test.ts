import { NONE, SAME, TAKEN, WRONG_CODE, WRONG_PASSWORD } from '#features/mobile-binding/server/index';
import { codes } from '#src/contract/codes';
import { DEMO_PASSWORD, DEMO_PHONES } from '#src/server/demo-accounts';
import { testApp } from '#tests/support/app';
import { solvedCaptcha } from '#tests/support/captcha';
import { waitUntil } from '#tests/support/wait-until';

const app = testApp();
const { db, form } = app;
const FRESH = '13900000021';
const OTHER = '13900000022';
const UNBOUND = ['vip', 'norights'] as const;

/** Each member has a browser, and it a code, of their own. */
const headersOf = async (who: string) => ({
  accesstoken: await app.tokenOf(who),
  uuidhashcode: `device of ${who}`,
});
const requestCode = async (who: string, mobile: string) => {
  const headers = { ...(await headersOf(who)), validatedata: await solvedCaptcha(db.pool, 'sms') };
  return (await form('/pb/userCenter/mobileCode', { mobile }, headers)).envelope;
};
const lastText = async (mobile: string) => {
  const { envelope } = await app.ask<{ text: string }[]>({ url: `/dev/outbox?mobile=${mobile}` });
  return envelope.data[0]?.text ?? '';
};
const lastCode = async (mobile: string) => /\d{6}/.exec(await lastText(mobile))?.[0] ?? '';
const bind = async (who: string, mobile: string, code: string, password: string = DEMO_PASSWORD) =>
  (await form('/pb/userCenter/bindMobile', { mobile, code, password }, await headersOf(who))).envelope;
const unbind = async (who: string, password: string) =>
  (await form('/pb/userCenter/unbindMobile', { password }, await headersOf(who))).envelope;
const mobileOf = async (who: string) => {
  const { rows } = await db.pool.query<{ mobile: string | null }>(
    'select mobile from account where username = $1',
    [who],
  );
  return rows[0]?.mobile;
};
const shownTo = async (who: string) =>
  (await app.ask({ url: '/pb/userCenter/mobile', headers: await headersOf(who) })).envelope.data;
const bound = async (who: string, mobile: string, password: string = DEMO_PASSWORD) => {
  await requestCode(who, mobile);
  return bind(who, mobile, await lastCode(mobile), password);
};

const waiting = async () => {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(distinct pid)::int as count from pg_locks where not granted
     and (database is null or database = (select oid from pg_database where datname = current_database()))`,
  );
  return rows[0]?.count ?? 0;
};

afterEach(() =>
  db.pool.query(`truncate budget, sms_code; update account set mobile = null where mobile like '139000000%'`),
);

test('a code is sent once the captcha is passed; the number is bound by it, and shown masked', async () => {
  const { envelope } = await form('/pb/userCenter/mobileCode', { mobile: FRESH }, await headersOf('vip'));
  expect(envelope.statusCode).toBe(codes.captchaRequired);
  await requestCode('vip', FRESH);
  expect(await lastText(FRESH)).toContain('绑定手机验证码');
  const code = await lastCode(FRESH);
  expect(await bind('vip', FRESH, code === '111111' ? '222222' : '111111')).toMatchObject({
    businessMsg: WRONG_CODE,
  });
  expect(await bind('vip', FRESH, code)).toMatchObject({ data: { mobile: '139****0021' } });
  expect(await mobileOf('vip')).toBe(FRESH);
  expect(await shownTo('vip')).toEqual({ mobile: '139****0021' });
  expect(await bind('norights', FRESH, code)).toMatchObject({ businessMsg: WRONG_CODE });
});

test('a code is good for the number it went to, and one for log-ins binds nothing', async () => {
  await requestCode('vip', FRESH);
  const code = await lastCode(FRESH);
  expect(await bind('vip', OTHER, code)).toMatchObject({ businessMsg: WRONG_CODE });
  await form(
    '/pb/api/web/smsVerificationCode',
    { mobile: DEMO_PHONES.single, type: 'query', validate: '-1' },
    { uuidhashcode: 'device of vip', validatedata: await solvedCaptcha(db.pool, 'sms') },
  );
  const ofLogin = await lastCode(DEMO_PHONES.single);
  expect(ofLogin).toMatch(/^\d{6}$/);
  expect(await bind('vip', DEMO_PHONES.single, ofLogin)).toMatchObject({ businessMsg: WRONG_CODE });
  expect(await mobileOf('vip')).toBeNull();
});

test('a number is of one account, also for two that bind it at once; only its holder learns of it', async () => {
  expect(await bound('vip', DEMO_PHONES.single)).toMatchObject({
    statusCode: codes.conflict,
    businessMsg: TAKEN,
  });
  const rivals = [...UNBOUND];
  const asked: { readonly headers: Record<string, string>; readonly code: string }[] = [];
  for (const who of rivals) {
    await db.pool.query('truncate budget');
    await requestCode(who, FRESH);
    asked.push({ headers: await headersOf(who), code: await lastCode(FRESH) });
  }
  // None can write before all of them have looked.
  const answers = await db.database.transaction(async (client) => {
    await client.query('select from account where username = any ($1) for no key update', [rivals]);
    const told = asked.map(({ headers, code }) =>
      form('/pb/userCenter/bindMobile', { mobile: FRESH, code, password: DEMO_PASSWORD }, headers),
    );
    await waitUntil(waiting, (count) => count === rivals.length);
    return { told };
  });
  const told = await Promise.all(answers.told);
  expect(told.map(({ envelope }) => envelope.businessMsg).filter((text) => text === TAKEN)).toHaveLength(
    rivals.length - 1,
  );
  const holders = await db.pool.query('select from account where mobile = $1', [FRESH]);
  expect(holders.rowCount).toBe(1);
});

test('an open screen alone binds no phone, whether one is bound or not', async () => {
  await requestCode('vip', FRESH);
  const code = await lastCode(FRESH);
  expect(await bind('vip', FRESH, code, '')).toMatchObject({ statusCode: codes.badRequest });
  for (let time = 0; time < 5; time += 1)
    expect(await bind('vip', FRESH, code, 'wrong')).toMatchObject({ businessMsg: WRONG_PASSWORD });
  expect(await bind('vip', FRESH, code)).toMatchObject({ statusCode: codes.tooManyRequests });
  expect(await mobileOf('vip')).toBeNull();
  // Every form has tries of its own.
  expect(await unbind('vip', DEMO_PASSWORD)).toMatchObject({ businessMsg: NONE });
});

test('a bound number is changed with the password as well, and a wrong one spends no code', async () => {
  await bound('vip', FRESH);
  expect(await bound('vip', FRESH, DEMO_PASSWORD)).toMatchObject({ businessMsg: SAME });
  await requestCode('vip', OTHER);
  const code = await lastCode(OTHER);
  expect(await bind('vip', OTHER, code, 'wrong')).toMatchObject({
    statusCode: codes.loginRefused,
    businessMsg: WRONG_PASSWORD,
  });
  expect(await bind('vip', OTHER, code, DEMO_PASSWORD)).toMatchObject({ data: { mobile: '139****0022' } });
  expect(await mobileOf('vip')).toBe(OTHER);
});

test('unbinding asks the password, five times in a quarter of an hour', async () => {
  await bound('vip', FRESH);
  for (let time = 0; time < 5; time += 1)
    expect(await unbind('vip', 'wrong')).toMatchObject({ businessMsg: WRONG_PASSWORD });
  expect(await unbind('vip', DEMO_PASSWORD)).toMatchObject({ statusCode: codes.tooManyRequests });
  expect(await mobileOf('vip')).toBe(FRESH);
  await db.pool.query('truncate budget');
  expect(await unbind('vip', DEMO_PASSWORD)).toMatchObject({ data: { mobile: '' } });
  expect(await mobileOf('vip')).toBeNull();
  expect(await unbind('vip', DEMO_PASSWORD)).toMatchObject({ businessMsg: NONE });
  const { rows } = await db.pool.query<{ event: string }>(
    `select distinct event from audit where event like 'mobile.%' order by event`,
  );
  expect(rows.map(({ event }) => event)).toEqual(['mobile.bound', 'mobile.unbound']);
});

test('who binds is read from the session: a visitor binds nothing', async () => {
  const { envelope } = await form('/pb/userCenter/bindMobile', {
    mobile: FRESH,
    code: '123456',
    password: DEMO_PASSWORD,
  });
  expect(envelope.statusCode).toBe(401);
});
