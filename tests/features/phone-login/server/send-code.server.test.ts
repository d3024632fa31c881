import { codes } from '#src/contract/codes';
import { DEMO_PHONES } from '#src/server/demo-accounts';
import { OWNERS, phoneApp } from './phone-app';

const { db, outbox, form, answerFor, requestCode, lastCode, age } = phoneApp();
const { single, several } = DEMO_PHONES;
const unknown = '13900000000';
const url = '/pb/api/web/smsVerificationCode';
const fields = { mobile: single, type: 'query', validate: '-1' };
const device = { uuidHashCode: 'device-1' };

test('[CAPTCHA-004] without a captcha nothing is sent, and the answer says where one can be had', async () => {
  const before = outbox.sent().length;
  expect(await form(url, fields, device)).toMatchObject({
    statusCode: codes.captchaRequired,
    callbackAddress: '/pb/api/captcha/challenge?purpose=sms',
  });
  expect(outbox.sent()).toHaveLength(before);
});

test.each([
  ['header', true, false],
  ['form field', false, true],
])('[CAPTCHA-005] the captcha result is read from the %s', async (_, inHeader, inField) => {
  const answer = await answerFor('sms');
  const sent = await form(
    url,
    { ...fields, ...(inField && { validate: answer }) },
    { ...device, ...(inHeader && { validateData: answer }) },
  );
  expect(sent.statusCode).toBe(200);
  expect(lastCode()).toMatch(/^\d{6}$/);
});

test('a captcha solved for something else sends no message', async () => {
  const answer = await answerFor('call');
  expect((await form(url, fields, { ...device, validateData: answer })).statusCode).toBe(980);
});

test('[CALL-008] a code of six digits is sent to the phone, and the answer holds nothing of it', async () => {
  const answered = await requestCode();
  expect(answered).toEqual({ statusCode: 200, businessMsg: '', warnMsg: [], data: null });
  expect(outbox.sent(single)[0]?.text).toMatch(/^【造价指标网】.*\d{6}/);
});

test('an unknown phone gets the same answer and no message', async () => {
  const [known, stranger] = [await requestCode(), await requestCode({ mobile: unknown })];
  expect(stranger).toEqual(known);
  expect(outbox.sent(unknown)).toEqual([]);
});

test('neither the code nor the phone is readable in the database', async () => {
  await requestCode();
  const { rows } = await db.pool.query<{ all: string }>(
    `select string_agg(t::text, ' ') as all from (select holder::text || digest::text from sms_code union all select name || key::text from budget) t`,
  );
  expect(rows[0]?.all).not.toContain(single);
  expect(rows[0]?.all).not.toContain(lastCode());
  expect(rows[0]?.all).not.toContain(Buffer.from(lastCode()).toString('hex'));
});

test.each([
  ['[VALID-006] an empty phone', '', '手机号不能为空！'],
  ['[VALID-007] ten digits', '1380000000', '请输入11位手机号！'],
  ['[VALID-008] a phone that does not begin with 1', '23800000001', '手机号格式错误！'],
])('%s is refused on the server, too', async (_, mobile, message) => {
  expect(await form(url, { ...fields, mobile }, device)).toMatchObject({
    statusCode: 400,
    businessMsg: message,
  });
});

test('[CONFLICT-010] every number of eleven digits that begins with 1 may ask', async () => {
  expect((await requestCode({ mobile: '12000000000' })).statusCode).toBe(200);
});

test('a browser that does not name itself is told so before it works', async () => {
  expect(await form(url, fields, {})).toMatchObject({
    statusCode: 400,
    businessMsg: expect.stringContaining('设备标识'),
  });
});

describe('limits', () => {
  const resting = {
    statusCode: codes.tooManyRequests,
    businessMsg: expect.stringMatching(/^同一手机号 60 秒内只发送一次验证码，请 \d+ 秒后再获取$/),
  };
  const exhausted = { statusCode: codes.tooManyRequests, businessMsg: '获取验证码次数过多，请稍后再试' };

  test('a phone gets one message in 60 seconds, whatever the browser', async () => {
    expect((await requestCode()).statusCode).toBe(200);
    expect(await requestCode({ device: 'device-2', ip: '198.51.100.2' })).toMatchObject(resting);
    await age('50 seconds');
    // What is left of them is said, and no more.
    expect((await requestCode()).businessMsg).toMatch(/请 ([1-9]|10) 秒后再获取$/);
    await age('10 seconds');
    expect((await requestCode()).statusCode).toBe(200);
  });

  test('of ten parallel requests one sends', async () => {
    const before = outbox.sent(single).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestCode()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(outbox.sent(single)).toHaveLength(before + 1);
  });

  const inTurn = async (
    times: number,
    of: (index: number) => Parameters<typeof requestCode>[0],
    pause = '61 seconds',
  ) => {
    for (let index = 0; index < times; index += 1) {
      expect(await requestCode(of(index))).toMatchObject({ statusCode: 200 });
      await age(pause);
    }
  };

  test('a phone gets five messages an hour and ten a day', async () => {
    const elsewhere = (index: number) => ({ device: `phone-${index}`, ip: `203.0.113.${index}` });
    await inTurn(5, elsewhere);
    expect(await requestCode(elsewhere(5))).toMatchObject(exhausted);
    await age('1 hour');
    await inTurn(5, elsewhere);
    await age('1 hour');
    expect(await requestCode(elsewhere(6))).toMatchObject(exhausted);
    await age('23 hours');
    expect((await requestCode(elsewhere(7))).statusCode).toBe(200);
  });

  test('a browser gets ten messages a day, whatever the phone', async () => {
    const other = (index: number) => ({ mobile: `1390000100${index}`, ip: `203.0.113.${index}` });
    await inTurn(10, other, '0 seconds');
    expect(await requestCode({ mobile: several, ip: '203.0.113.99' })).toMatchObject(exhausted);
  });

  const spend = async (name: string, key: string, used: number) => {
    const { rowCount } = await db.pool.query(
      `insert into budget (name, key, used, ends_at) values ($1, keyed_digest($1 || ' ' || $2), $3, now() + interval '1 hour')`,
      [name, key, used],
    );
    expect(rowCount).toBe(1);
  };
  const spent = async () => {
    const { rows } = await db.pool.query<{ name: string }>(
      'select name from budget where used > 0 order by name',
    );
    return rows.map(({ name }) => name);
  };

  test.each([
    ['thirty messages an hour', 'sms.address.hour', 30],
    ['three hundred a day', 'sms.address', 300],
  ])(
    'a network gets %s, and beyond them it uses up nothing of a phone or browser',
    async (_, name, limit) => {
      await spend(name, '2001:db8:0:1', limit);
      expect(await requestCode({ ip: '2001:db8:0:1::7' })).toMatchObject(exhausted);
      expect(await spent()).toEqual([name]);
      expect((await requestCode()).statusCode).toBe(200);
    },
  );

  test('a sender whose own limit is reached does not make the phone rest', async () => {
    await spend('sms.device', 'device-1', 10);
    expect(await requestCode()).toMatchObject(exhausted);
    expect((await requestCode({ device: 'device-2' })).statusCode).toBe(200);
  });

  test('a request during the rest costs its sender nothing', async () => {
    await requestCode();
    expect(await requestCode({ device: 'device-2', ip: '198.51.100.2' })).toMatchObject(resting);
    const { rows } = await db.pool.query(
      `select used from budget where key in (keyed_digest('sms.device device-2'), keyed_digest('sms.address 198.51.100.2'))`,
    );
    expect(rows).toEqual([{ used: 0 }, { used: 0 }]);
  });

  test('one network gets three of the five messages an hour that a phone has', async () => {
    const attacker = (index: number) => ({ device: `attacker-${index}`, ip: '203.0.113.66' });
    await inTurn(3, attacker);
    expect(await requestCode(attacker(4))).toMatchObject(exhausted);
    expect((await requestCode()).statusCode).toBe(200);
  });

  test('what strangers use up of a phone, the browser of its owner does not miss', async () => {
    await inTurn(5, (index) => ({ device: `stranger-${index}`, ip: `203.0.113.${index}` }));
    expect(await requestCode({ device: OWNERS })).toMatchObject(exhausted);
    expect((await requestCode({ signedBy: OWNERS })).statusCode).toBe(200);
    expect(await requestCode({ signedBy: OWNERS })).toMatchObject(resting);
  });
});
