import { APPLIED, IS_VIP, NO_CITY } from '#features/trial/server/apply';
import { TOO_MANY, WRONG_CODE } from '#features/trial/server/index';
import { codes } from '#src/contract/codes';
import { trialDesk } from './trial-desk';

const { db, tokenOf, requestCode, lastCode, formFor, send, apply, accountOf, countOf } = trialDesk();
const LOCKED = '该账号已停用，不能申请试用';

const setMember = (change: string) => db.pool.query(`update account set ${change} where username = 'member'`);
afterEach(async () => {
  await db.pool.query('truncate trial_application');
  await db.pool.query(`delete from account where username like 'yh%'`);
  await setMember('vip_until = null, is_trial = false, has_applied = false, locked_at = null');
  await db.pool.query(`update region set status = 'open' where areaid = 20`);
});

describe('a visitor with the phone of an account', () => {
  const MEMBERS_PHONE = '13800000001';

  test.each([
    ['is VIP', `vip_until = now() + interval '300 days'`, IS_VIP],
    ['was given a trial before', 'has_applied = true', APPLIED],
    ['is locked', 'locked_at = now()', LOCKED],
  ])('[TRIAL-012] gets none where it %s, and it is left as it was', async (_, change, words) => {
    await setMember(change);
    const before = await accountOf('member');
    expect(await apply(MEMBERS_PHONE)).toMatchObject({ statusCode: codes.conflict, businessMsg: words });
    expect(await accountOf('member')).toEqual(before);
    expect(await countOf('trial_application')).toBe(0);
  });

  test('[TRIAL-012] gets one where its days of VIP are over', async () => {
    await setMember(`vip_until = now() - interval '1 second'`);
    expect(await apply(MEMBERS_PHONE)).toMatchObject({ statusCode: 200 });
    expect(await accountOf('member')).toMatchObject({ trial: true, days: 3 });
  });
});

test('[TRIAL-014] an account that was made has the name of who applied; what was granted is on record', async () => {
  const made = await apply('13900000021');
  const { rows } = await db.pool.query(
    `select full_name as name, network is not null as "hasNetwork" from audit
     join account on account.id = account_id where event = 'trial.granted' and username = $1`,
    [made.data?.accountName],
  );
  expect(rows).toEqual([{ name: '王小明', hasNetwork: true }]);
});

test('what was granted to a member is on record with their session', async () => {
  await apply('13900000022', {}, { accessToken: await tokenOf('member') });
  const { rows } = await db.pool.query(
    `select username, session_id is not null as "hasSession" from audit
     join account on account.id = account_id where event = 'trial.granted' order by audit.id desc limit 1`,
  );
  expect(rows).toEqual([{ username: 'member', hasSession: true }]);
});

test('a province that is paused is refused', async () => {
  await db.pool.query(`update region set status = 'paused' where areaid = 20`);
  expect(await send(formFor('13900000023', '123456'))).toMatchObject({ businessMsg: NO_CITY });
});

test('the whole country is no province', async () => {
  const { rows } = await db.pool.query<{ id: string }>(
    'select areaid::text as id from region where level = 0',
  );
  const place = { province: rows[0]?.id, city: '20' };
  expect(await send({ ...formFor('13900000024', '123456'), ...place })).toMatchObject({
    businessMsg: NO_CITY,
  });
});

test('tries are a member’s own, whatever network they come from, and are forgotten after an hour', async () => {
  const wrong = async (account: string) =>
    send(formFor('13900000025', '000000'), { accessToken: await tokenOf(account) });
  for (let at = 1; at <= 30; at += 1) await wrong('member');
  expect(await wrong('member')).toMatchObject({ businessMsg: TOO_MANY });
  expect((await wrong('personal09')).businessMsg).not.toBe(TOO_MANY);
  await db.pool.query(`update budget set ends_at = ends_at - interval '1 hour' where name = 'trial.sender'`);
  expect((await wrong('member')).businessMsg).not.toBe(TOO_MANY);
});

test('what a member sends with a token that has run out is no visitor’s application', async () => {
  const accessToken = await tokenOf('member');
  await requestCode('13900000026', { accessToken });
  const form = formFor('13900000026', await lastCode('13900000026'));
  await db.pool.query(`update session_token set expires_at = now() - interval '1 second'`);
  expect(await send(form, { accessToken })).toMatchObject({ statusCode: codes.sessionExpired });
  expect(await countOf('trial_application')).toBe(0);
});

test('[TRIAL-017] the number of a program outside is from 1 to 99, the portal’s own is 0', async () => {
  const path = '/pb/api/foreign/trialVip/apply';
  const form = formFor('13900000027', '123456');
  const told = async (source: number) => (await send({ ...form, source }, { path })).businessMsg;
  for (const source of [1, 99]) expect(await told(source)).toBe(WRONG_CODE);
  for (const source of [-1, 0, 100]) expect(await told(source)).not.toBe(WRONG_CODE);
  expect(await send({ ...form, source: 1 })).toMatchObject({
    statusCode: 400,
    businessMsg: '申请来源不正确',
  });
});
