import type { Challenge } from '#features/captcha/contract';
import { codes } from '#src/contract/codes';
import { solveCaptcha } from '#tests/support/captcha';
import { captchaApp } from './captcha-app';

const { db, ask, challengeAt, challengeFor, guarded } = captchaApp();

describe('a challenge', () => {
  test('is signed, bound to its purpose, ends in five minutes and is kept by no cache', async () => {
    const seconds = () => Math.floor(Date.now() / 1_000);
    const before = seconds();
    const { envelope, headers } = await ask<Challenge>({ url: '/pb/api/captcha/challenge?purpose=sms' });
    expect(envelope).toMatchObject({
      statusCode: 200,
      data: {
        parameters: { algorithm: 'PBKDF2/SHA-256', data: { purpose: 'sms' } },
        signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    // Given at some moment between asking and being answered.
    const givenAt = envelope.data.parameters.expiresAt - 300;
    expect([givenAt >= before, givenAt <= seconds()]).toEqual([true, true]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is never given twice', async () => {
    const [one, two] = [await challengeFor('sms'), await challengeFor('sms')];
    expect(one.parameters.nonce).not.toBe(two.parameters.nonce);
    expect(one.signature).not.toBe(two.signature);
  });

  test('of an unknown purpose is refused in Chinese', async () => {
    const { httpStatus, envelope } = await ask({ url: '/pb/api/captcha/challenge?purpose=other' });
    expect(httpStatus).toBe(400);
    expect(envelope.businessMsg).toBe('未知的验证用途');
  });
});

describe('a guarded call', () => {
  test('[STATUS-980] without an answer is told where to find a challenge', async () => {
    const envelope = await guarded();
    expect(envelope).toMatchObject({
      statusCode: codes.captchaRequired,
      businessMsg: '请完成安全验证',
      callbackAddress: '/pb/api/captcha/challenge?purpose=sms',
      data: null,
    });
  });

  test('[STATUS-980] is served with the answer to that challenge in the header validateData', async () => {
    const { callbackAddress = '' } = await guarded();
    const validateData = await solveCaptcha(await challengeAt(callbackAddress));
    expect(await guarded({ validateData })).toMatchObject({ statusCode: 200, data: 'served' });
  });

  test('[CAPTCHA-005] takes the answer from the form field validate as well', async () => {
    const validate = await solveCaptcha(await challengeFor('sms'));
    expect(await guarded({}, { validate })).toMatchObject({ statusCode: 200 });
  });

  test('[CAPTCHA-003] the default -1 counts as no answer and leaves a good header alone', async () => {
    const validateData = await solveCaptcha(await challengeFor('sms'));
    expect(await guarded({}, { validate: '-1' })).toMatchObject({ statusCode: 980 });
    expect(await guarded({ validateData }, { validate: '-1' })).toMatchObject({ statusCode: 200 });
  });

  test('of fifty that show one answer at once exactly one is served, and none later', async () => {
    const validateData = await solveCaptcha(await challengeFor('sms'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => guarded({ validateData })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 980)).toHaveLength(49);
    expect(await guarded({ validateData })).toMatchObject({ statusCode: 980 });
  });

  test('an answer made for another purpose is refused and not spent', async () => {
    const spent = async () => (await db.pool.query('select 1 from captcha_spent')).rowCount;
    const [before, challenge] = [await spent(), await challengeFor('login')];
    expect(await guarded({ validateData: await solveCaptcha(challenge) })).toMatchObject({ statusCode: 980 });
    expect(await spent()).toBe(before);
  });
});

describe('repeated demand', () => {
  const attempts = async (from: string) => {
    const challenge = await challengeFor('call', from);
    const read = JSON.parse(Buffer.from(await solveCaptcha(challenge), 'base64').toString()) as {
      solution: { counter: number };
    };
    return read.solution.counter;
  };

  test('makes the work dearer for that network alone', async () => {
    await db.pool.query('delete from captcha_demand');
    await challengeFor('call', '203.0.113.7');
    expect(await attempts('203.0.113.7')).toBeLessThanOrEqual(750);
    await db.pool.query('update captcha_demand set asked = asked + 118');
    expect(await attempts('203.0.113.7')).toBeGreaterThanOrEqual(8 * 250);
    expect(await attempts('203.0.113.8')).toBeLessThanOrEqual(750);
  });

  test('is counted without keeping the address', async () => {
    const { rows } = await db.pool.query<{ all: string }>(
      `select string_agg(encode(network, 'hex') || encode(network, 'escape'), ' ') as all from captcha_demand`,
    );
    expect(rows[0]?.all).not.toContain('203.0.113');
    expect(rows[0]?.all.length).toBeGreaterThan(64);
  });
});
