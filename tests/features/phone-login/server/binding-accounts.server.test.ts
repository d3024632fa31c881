import { takePermit } from '#infra/server/security/login-permits';
import { codes } from '#src/contract/codes';
import { DEMO_PHONES } from '#src/server/demo-accounts';
import { not, phoneApp } from './phone-app';

const { db, form, requestCode, lastCode, submit, age } = phoneApp();
const { single, several } = DEMO_PHONES;
const refused = {
  statusCode: codes.loginRefused,
  businessMsg: '验证码错误或已失效，请核对或重新获取',
  data: null,
};
const globalIdOf = async (username: string) => {
  const { rows } = await db.pool.query<{ global_id: string }>(
    'select global_id from account where username = $1',
    [username],
  );
  return rows[0]?.global_id ?? '';
};
const permit = (globalId: string, deviceId = 'device-1') =>
  takePermit(db.pool, { deviceId, globalId, by: 'sms' });

test('[CALL-009][PHONE-009][PHONE-010] the right code lists the accounts by right and kind', async () => {
  await requestCode({ mobile: several });
  const { statusCode, data } = await submit(lastCode(several), { mobile: several });
  expect(statusCode).toBe(200);
  const [employee, enterprise] = [
    data?.haveRightsAccounts.entSubAccount,
    data?.haveRightsAccounts.entMainAccount,
  ];
  expect(employee).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      username: 'employee09',
      globalId: await globalIdOf('employee09'),
      accountTypeName: '企业子账号',
      vipFlag: true,
      haveRights: true,
    },
  ]);
  expect(enterprise?.map(({ username }) => username)).toEqual(['enterprise09']);
  expect(data?.noRightsAccounts).toMatchObject({
    entSubAccount: [],
    personalAccount: [{ username: 'personal09', vipFlag: false, haveRights: false }],
    entMainAccount: [],
    enterpriseAccount: [],
  });
});

test('a proven phone permits one login with one of its accounts, from this browser', async () => {
  await requestCode({ mobile: several });
  await submit(lastCode(several), { mobile: several });
  const [personal, employee] = [await globalIdOf('personal09'), await globalIdOf('employee09')];
  expect(await permit(await globalIdOf('vip'))).toBe(false);
  expect(await permit(personal, 'device-2')).toBe(false);
  expect(await permit(personal)).toBe(true);
  expect(await permit(personal)).toBe(false);
  expect(await permit(employee)).toBe(false);
});

test('a wrong code is refused and permits nothing', async () => {
  await requestCode();
  expect(await submit(not(lastCode()))).toMatchObject(refused);
  expect(await permit(await globalIdOf('member'))).toBe(false);
});

test('a code is good once', async () => {
  await requestCode();
  expect((await submit(lastCode())).statusCode).toBe(200);
  expect(await submit(lastCode())).toMatchObject(refused);
});

test('of twenty parallel submits of the right code one succeeds', async () => {
  await requestCode();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(lastCode())));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('of a thousand parallel guesses five are looked at', async () => {
  await requestCode();
  await Promise.all(Array.from({ length: 1_000 }, () => submit(not(lastCode()))));
  const { rows } = await db.pool.query<{ tries: number }>('select tries from sms_code');
  expect(rows).toEqual([{ tries: 5 }]);
});

test('the right code is taken at the fifth try', async () => {
  await requestCode();
  for (let tries = 1; tries <= 4; tries += 1) expect(await submit(not(lastCode()))).toMatchObject(refused);
  expect((await submit(lastCode())).statusCode).toBe(200);
});

test('the right code is refused at the sixth try', async () => {
  await requestCode();
  for (let tries = 1; tries <= 5; tries += 1) expect(await submit(not(lastCode()))).toMatchObject(refused);
  expect(await submit(lastCode())).toMatchObject(refused);
});

test('a newer code has five tries of its own', async () => {
  await requestCode();
  for (let tries = 1; tries <= 5; tries += 1) await submit(not(lastCode()));
  await age('61 seconds');
  await requestCode();
  expect((await submit(lastCode())).statusCode).toBe(200);
});

test('a code is good for five minutes', async () => {
  await requestCode();
  await age('4 minutes 58 seconds');
  expect((await submit(lastCode())).statusCode).toBe(200);
});

test('after five minutes it is refused', async () => {
  await requestCode();
  await age('5 minutes');
  expect(await submit(lastCode())).toMatchObject(refused);
});

test('a code is good on the browser that asked for it, and a stranger’s tries cost it nothing', async () => {
  await requestCode();
  for (let tries = 1; tries <= 6; tries += 1) {
    expect(await submit(lastCode(), { device: 'device-2' })).toMatchObject(refused);
  }
  expect((await submit(lastCode())).statusCode).toBe(200);
});

test('a code is good for the phone it was sent to', async () => {
  await requestCode();
  expect(await submit(lastCode(), { mobile: several })).toMatchObject(refused);
});

test('a newer code takes the place of the older', async () => {
  await requestCode();
  const older = lastCode();
  await age('61 seconds');
  await requestCode();
  if (older !== lastCode()) expect(await submit(older)).toMatchObject(refused);
  expect((await submit(lastCode())).statusCode).toBe(200);
});

test('a header that names another phone than the body is refused and costs no try', async () => {
  await requestCode();
  const headers = { uuidHashCode: 'device-1', mobile: several };
  const answered = await form('/api/web/bindingAccounts', { mobile: single, code: lastCode() }, headers);
  expect(answered).toMatchObject({ statusCode: 400, businessMsg: '手机号不一致，请重新获取验证码' });
  expect((await submit(lastCode())).statusCode).toBe(200);
});

test.each([
  ['[VALID-010] no code', '', '验证码不能为空！'],
  ['[VALID-011] five digits', '12345', '请输入6位数字验证码！'],
  ['[VALID-011] six signs that are not all digits', '12345a', '请输入6位数字验证码！'],
])('%s is refused on the server, too', async (_, code, message) => {
  expect(await submit(code)).toMatchObject({ statusCode: 400, businessMsg: message });
});
