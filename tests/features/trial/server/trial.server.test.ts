import { APPLIED, IS_VIP, NO_CITY, PHONE_USED } from '#features/trial/server/apply';
import { TOO_MANY, WRONG_CODE } from '#features/trial/server/index';
import { applyTrialCall } from '#features/trial/contract';
import { sealingUnder } from '#infra/server/security/sealing';
import { codes } from '#src/contract/codes';
import { openSlices } from '#src/server/slices';
import { asker } from '#tests/support/ask';
import { trialDesk } from './trial-desk';

const { db, ask, tokenOf, requestCode, lastCode, formFor, send, apply, accountOf, countOf } = trialDesk();

afterEach(async () => {
  await db.pool.query('truncate trial_application');
  await db.pool.query(`delete from account where username like 'yh%'`);
  await db.pool.query(
    `update account set vip_until = null, is_trial = false, has_applied = false where username = 'member'`,
  );
});

const DAY_MS = 86_400_000;

test('a try is counted on other connections than those that applications hold', async () => {
  const held = { query: () => Promise.reject(new Error('asked the connections of the applications')) };
  const { routes, close } = openSlices({
    database: { ...db.database, pool: held as never },
    settings: { demo: true },
    dist: '/nowhere',
    readerUrl: undefined,
    sealing: sealingUnder('of one call'),
    report: () => {},
  });
  const body = { ...formFor('13900000077', '000000'), source: 0 };
  const asked = db.database.transaction((client) =>
    asker(() => routes)(applyTrialCall, { body, client, headers: { uuidhashcode: 'device-1' } }),
  );
  await expect(asked).rejects.toThrow(WRONG_CODE);
  await close();
});
const daysUntil = (iso: string | undefined) => (Date.parse(iso ?? '') - Date.now()) / DAY_MS;

test('[CALL-078] [CAPTCHA-006] a code is sent once the captcha is passed, whose result the header carries', async () => {
  const { envelope } = await ask({
    method: 'POST',
    url: '/vipProbation/getVerificationCode',
    headers: { uuidhashcode: 'device-1', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'mobile=13900000001',
  });
  expect(envelope).toMatchObject({
    statusCode: codes.captchaRequired,
    callbackAddress: expect.stringContaining('purpose=sms'),
  });
  expect(await requestCode('13900000001')).toMatchObject({ statusCode: 200 });
  expect(await lastCode('13900000001')).toMatch(/^\d{6}$/);
  expect(await requestCode('13900000001')).toMatchObject({ statusCode: codes.tooManyRequests });
});

test('[CALL-079] [CONFLICT-003] [TRIAL-001] [TRIAL-002] [TRIAL-003] [TRIAL-011] [TRIAL-016] [ROLE-006] a member gets three days by the clock of the server', async () => {
  const accessToken = await tokenOf('member');
  const given = await apply('13900000002', {}, { accessToken });
  expect(given).toMatchObject({ statusCode: 200, data: { realName: '王小明', accountName: 'member' } });
  expect(daysUntil(given.data?.effectiveDate)).toBeCloseTo(3, 2);
  expect(await accountOf('member')).toMatchObject({ applied: true, trial: true, days: 3 });
  const { envelope } = await ask({
    method: 'POST',
    url: '/pb/api/web/usr',
    headers: { accesstoken: accessToken },
  });
  expect(envelope.data).toMatchObject({ vipStatus: true, trailInterest: true, hasApplied: true });
  const { trialLeftS } = envelope.data as { readonly trialLeftS: number };
  expect(Math.abs(trialLeftS - 3 * 86_400)).toBeLessThan(120);
  const { rows } = await db.pool.query(
    'select real_name, company, province, city, source from trial_application',
  );
  expect(rows).toEqual([
    { real_name: '王小明', company: '某造价咨询公司', province: '广东', city: '广州', source: 0 },
  ]);
});

test('[TRIAL-011] [ROLE-002] after its end the rights fall back by themselves', async () => {
  const accessToken = await tokenOf('member');
  await apply('13900000003', {}, { accessToken });
  await db.pool.query(`update account set vip_until = now() - interval '1 second' where username = 'member'`);
  const about = async (url: string) =>
    (await ask({ method: 'POST', url, headers: { accesstoken: accessToken } })).envelope.data;
  expect(await about('/pb/api/web/usr')).toMatchObject({ vipStatus: false, hasApplied: true });
  expect(await about('/pb/api/web/usr')).not.toHaveProperty('trialLeftS');
  expect(await about('/pb/api/web/queryRights')).toMatchObject({ haveRights: false });
});

test('[TRIAL-012] once for an account, with whatever phone, and once for a phone, with whatever account', async () => {
  const accessToken = await tokenOf('member');
  await apply('13900000004', {}, { accessToken });
  const again = await apply('13900000005', {}, { accessToken });
  expect(again).toMatchObject({ statusCode: codes.conflict, businessMsg: APPLIED });
  await db.pool.query('truncate budget');
  const another = await apply(
    '13900000004',
    {},
    { accessToken: await tokenOf('personal09'), device: 'device-2' },
  );
  expect(another).toMatchObject({ statusCode: codes.conflict, businessMsg: PHONE_USED });
  expect(await countOf('trial_application')).toBe(1);
});

test.each([undefined, 'member'])(
  '[TRIAL-003] an application of %s whose answer was lost is answered as it was, to the same code in the same browser',
  async (account) => {
    const asked = { accessToken: account && (await tokenOf(account)) };
    await requestCode('13900000016', asked);
    const form = formFor('13900000016', await lastCode('13900000016'));
    const first = await send(form, asked);
    expect(first).toMatchObject({ statusCode: 200, data: { realName: '王小明' } });
    expect(await send(form, asked)).toMatchObject({ statusCode: 200, data: first.data });
    expect(await countOf('trial_application')).toBe(1);
    for (const other of [{ device: 'device-8' }, { accessToken: await tokenOf('personal09') }])
      expect((await send(form, { ...asked, ...other })).statusCode).not.toBe(200);
    await db.pool.query(`update trial_application set at = at - interval '11 minutes'`);
    expect((await send(form, asked)).statusCode).not.toBe(200);
  },
);

test('[TRIAL-012] who has not proven the phone is not told whether it had a trial', async () => {
  expect(await apply('13900000015')).toMatchObject({ statusCode: 200 });
  expect(await send(formFor('13900000015', '000000'), { device: 'device-6' })).toMatchObject({
    statusCode: codes.badRequest,
    businessMsg: WRONG_CODE,
  });
});

test('[TRIAL-012] who had one before, or is VIP, is told so before the code is spent', async () => {
  await requestCode('13900000006');
  const form = formFor('13900000006', await lastCode('13900000006'));
  const told = async (account: string) =>
    (await send(form, { accessToken: await tokenOf(account) })).businessMsg;
  expect(await told('norights')).toBe(APPLIED);
  expect(await told('vip')).toBe(IS_VIP);
  expect(await send(form)).toMatchObject({ statusCode: 200 });
});

test('[TRIAL-014] [CONFLICT-012] [ROLE-008] [ROLE-009] a visitor’s phone decides the account: found, or made', async () => {
  expect(await apply('13800000001')).toMatchObject({ statusCode: 200, data: { accountName: 'member' } });
  const made = await apply('13900000007', {}, { device: 'device-3' });
  expect(made.data?.accountName).toMatch(/^yh\d{8}$/);
  expect(await accountOf(made.data?.accountName ?? '')).toMatchObject({
    mobile: '13900000007',
    trial: true,
    days: 3,
  });
  await db.pool.query('truncate budget');
  expect(await apply('13900000007', {}, { device: 'device-4' })).toMatchObject({ businessMsg: PHONE_USED });
  expect(await countOf('trial_application')).toBe(2);
});

test('[TRIAL-014] of several accounts the personal one is meant', async () => {
  expect(await apply('13800000009')).toMatchObject({ data: { accountName: 'personal09' } });
  await db.pool.query(
    `update account set vip_until = null, is_trial = false, has_applied = false where username = 'personal09'`,
  );
});

test('a wrong code gives nothing, and its tries are counted', async () => {
  await requestCode('13900000008');
  const right = await lastCode('13900000008');
  const wrong = right === '000000' ? '000001' : '000000';
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await send(formFor('13900000008', wrong))).toMatchObject({ businessMsg: WRONG_CODE, data: null });
  }
  expect(await send(formFor('13900000008', right))).toMatchObject({ businessMsg: WRONG_CODE });
  expect(await countOf('trial_application')).toBe(0);
});

test('a code for a log-in is none for a trial, and one of another browser none here', async () => {
  await requestCode('13900000009', { device: 'device-5' });
  const code = await lastCode('13900000009');
  expect(await send(formFor('13900000009', code))).toMatchObject({ businessMsg: WRONG_CODE });
});

test.each([
  ['a city of another province', { province: '20', city: '33' }],
  ['a province as its own city', { province: '20', city: '20' }],
  ['no such place', { province: '999', city: '999' }],
])('%s is refused in words', async (_, place) => {
  expect(await send({ ...formFor('13900000010', '123456'), ...place })).toMatchObject({
    statusCode: codes.badRequest,
    businessMsg: NO_CITY,
  });
});

test('[TRIAL-015] [CONFLICT-019] a municipality, which has no cities, is its own', async () => {
  expect(await apply('13900000011', { province: '2', city: '2' })).toMatchObject({ statusCode: 200 });
});

test('[TRIAL-012] of fifty parallel applications of one member one is granted', async () => {
  const accessToken = await tokenOf('member');
  const phones = Array.from({ length: 50 }, (_, at) => `139100000${String(at).padStart(2, '0')}`);
  await db.pool.query(
    `insert into sms_code (holder, digest, expires_at)
     select keyed_digest('sms-code trial ' || mobile || ' device-1'),
       keyed_digest('sms-code trial ' || mobile || ' device-1 123456'), now() + interval '5 minutes'
     from unnest($1::text[]) mobile`,
    [phones],
  );
  const told = await Promise.all(phones.map((mobile) => send(formFor(mobile, '123456'), { accessToken })));
  expect(told.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await countOf('trial_application')).toBe(1);
});

test('[TRIAL-012] of fifty parallel visitors with one phone one is granted, and one account is made', async () => {
  const devices = Array.from({ length: 50 }, (_, at) => `device-${at}`);
  await db.pool.query(
    `insert into sms_code (holder, digest, expires_at)
     select keyed_digest('sms-code trial 13920000001 ' || device),
       keyed_digest('sms-code trial 13920000001 ' || device || ' 123456'), now() + interval '5 minutes'
     from unnest($1::text[]) device`,
    [devices],
  );
  const told = await Promise.all(devices.map((device) => send(formFor('13920000001', '123456'), { device })));
  expect(told.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { rowCount } = await db.pool.query(`select from account where mobile = '13920000001'`);
  expect([rowCount, await countOf('trial_application')]).toEqual([1, 1]);
});

test('the same operation sent again is answered alike', async () => {
  await requestCode('13900000012');
  const form = formFor('13900000012', await lastCode('13900000012'));
  const first = await send(form, { key: 'operation-of-the-test-1' });
  const second = await send(form, { key: 'operation-of-the-test-1' });
  expect(first.statusCode).toBe(200);
  expect(second.data).toEqual(first.data);
});

test('[CALL-080] [TRIAL-017] [CONFLICT-020] programs outside apply under the same conditions, by a number of their own', async () => {
  const path = '/pb/api/foreign/trialVip/apply';
  expect(await apply('13900000013', { source: 7 }, { path })).toMatchObject({ statusCode: 200 });
  expect(await apply('13900000014', { source: 0 }, { path })).toMatchObject({ statusCode: 400 });
  const { rows } = await db.pool.query('select source from trial_application');
  expect(rows).toEqual([{ source: 7 }]);
});

test('refused applications count against their sender', async () => {
  const wrong = (at: number) => send(formFor(`1391000${String(at).padStart(4, '0')}`, '000000'));
  for (let at = 1; at <= 30; at += 1) expect((await wrong(at)).businessMsg).toBe(WRONG_CODE);
  expect(await wrong(31)).toMatchObject({ statusCode: codes.tooManyRequests, businessMsg: TOO_MANY });
});
