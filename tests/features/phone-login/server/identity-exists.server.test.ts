import { codes } from '#src/contract/codes';
import { DEMO_PHONES } from '#src/server/demo-accounts';
import { phoneApp } from './phone-app';

const { db, get, answerFor } = phoneApp();
const ask = (mobile: string, device?: string, ip?: string, captcha?: string) =>
  get<{ exists: boolean } | null>(
    `/api/web/identityExists?identity=${mobile}`,
    { ...(device && { uuidHashCode: device }), ...(captcha && { validateData: captcha }) },
    ip,
  );
const wanted = {
  statusCode: codes.captchaRequired,
  callbackAddress: '/pb/api/captcha/challenge?purpose=call',
};

test('[CALL-016][PHONE-002] tells a registered phone from another', async () => {
  expect((await ask(DEMO_PHONES.single, 'd')).data).toEqual({ exists: true });
  expect((await ask('13900000000', 'd')).data).toEqual({ exists: false });
});

test('a browser has five answers an hour free, whatever they were; the next costs a captcha', async () => {
  for (let asked = 0; asked < 5; asked += 1)
    expect((await ask(`1390000000${asked}`, 'd')).statusCode).toBe(200);
  expect(await ask(DEMO_PHONES.single, 'd')).toMatchObject(wanted);
  expect((await ask(DEMO_PHONES.single, 'd', undefined, await answerFor('call'))).data).toEqual({
    exists: true,
  });
});

test('a network has twenty an hour free, however many browsers it claims to be', async () => {
  for (let asked = 0; asked < 20; asked += 1)
    expect((await ask('13900000000', `d${asked}`)).statusCode).toBe(200);
  expect(await ask('13900000000', 'another')).toMatchObject(wanted);
  expect((await ask('13900000000', 'another', '203.0.113.9')).statusCode).toBe(200);
});

test('a browser that does not name itself has none free', async () => {
  expect(await ask(DEMO_PHONES.single)).toMatchObject(wanted);
});

test('the two thousand and first answer of a day is refused even with a captcha', async () => {
  await db.pool.query(
    `insert into budget (name, key, used, ends_at) values ('exists.address.day', keyed_digest('exists.address.day 203.0.113.7'), 2000, now() + interval '1 day')`,
  );
  expect(await ask(DEMO_PHONES.single, 'd', '203.0.113.7', await answerFor('call'))).toMatchObject({
    statusCode: codes.tooManyRequests,
    data: null,
  });
});

test('what is no phone is refused', async () => {
  expect(await ask('1380000', 'd')).toMatchObject({ statusCode: 400, businessMsg: '请输入11位手机号！' });
});
