import type { Payload } from 'altcha-lib';
import type { Challenge, Purpose } from '#features/captcha/contract';
import { challengeCall, purposeIn, purposes } from '#features/captcha/contract';
import { forgetOld, issueChallenge } from '#features/captcha/server/index';
import { CHALLENGE_PATH, verifyCaptcha } from '#infra/server/security/captcha';
import { captchaSecrets } from '#infra/server/security/captcha-secret';
import { createPool } from '#infra/server/postgres/database-pool';
import { solvedCaptcha } from '#tests/support/captcha';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const solved = async (purpose: Purpose = 'call') => solvedCaptcha(db.pool, purpose);
const verify = (payload: string, purpose: Purpose = 'call') => verifyCaptcha(db.pool, payload, purpose);
const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const read = (payload: string) =>
  JSON.parse(Buffer.from(payload, 'base64').toString()) as Payload & { challenge: Challenge };
const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + ms);

afterEach(() => jest.restoreAllMocks());

test('a good answer is accepted once', async () => {
  const payload = await solved();
  expect(await verify(payload)).toBe(true);
  expect(await verify(payload)).toBe(false);
});

test('the same work written down differently is still spent', async () => {
  const payload = await solved();
  const { challenge, solution } = read(payload);
  expect(await verify(payload)).toBe(true);
  expect(await verify(written({ solution: { ...solution, time: 1 }, challenge }))).toBe(false);
  expect(await verify(written({ challenge, solution: { ...solution, counter: solution.counter + 1 } }))).toBe(
    false,
  );
});

test.each(
  purposes.flatMap((made) => purposes.filter((used) => used !== made).map((used) => [made, used] as const)),
)('an answer made for %s does not serve for %s, and still serves for its own', async (made, used) => {
  const payload = await solved(made);
  expect(await verify(payload, used)).toBe(false);
  expect(await verify(payload, made)).toBe(true);
});

test('a purpose, an end or a price changed after signing is refused', async () => {
  const { challenge, solution } = read(await solved('sms'));
  const changed = (more: Partial<Challenge['parameters']>) =>
    written({ challenge: { ...challenge, parameters: { ...challenge.parameters, ...more } }, solution });
  expect(await verify(changed({ data: { purpose: 'call' } }))).toBe(false);
  expect(await verify(changed({ expiresAt: challenge.parameters.expiresAt + 600 }), 'sms')).toBe(false);
  expect(await verify(changed({ cost: 1 }), 'sms')).toBe(false);
  expect(await verify(changed({}), 'sms')).toBe(true);
});

test('an answer that needed no work is refused', async () => {
  const challenge = await issueChallenge(db.pool, 'call', 1);
  const derivedKey = challenge.parameters.keyPrefix.padEnd(challenge.parameters.keyLength * 2, '0');
  expect(await verify(written({ challenge, solution: { counter: 300, derivedKey } }))).toBe(false);
});

test('an answer is good for five minutes and not for longer', async () => {
  const [inTime, late] = [await solved(), await solved()];
  later(290_000);
  expect(await verify(inTime)).toBe(true);
  later(302_000);
  expect(await verify(late)).toBe(false);
});

test('a challenge of another installation is refused', async () => {
  const foreign = createPool(db.url, () => undefined, { max: 1 });
  const payload = await solved();
  await db.pool.query('update captcha_secret set secret = sha256(secret)');
  // A pool that has not read the old secret stands for the other installation.
  expect(await verifyCaptcha(foreign, payload, 'call')).toBe(false);
  await foreign.end();
});

test('servers on one database share one secret', async () => {
  const pools = Array.from({ length: 4 }, () => createPool(db.url, () => undefined, { max: 1 }));
  const secrets = await Promise.all(pools.map((pool) => captchaSecrets(pool)));
  expect(new Set(secrets.map(({ signing }) => signing)).size).toBe(1);
  expect(new Set(Object.values(secrets[0] ?? {})).size).toBe(3);
  await Promise.all(pools.map((pool) => pool.end()));
});

test.each([
  ['nothing', ''],
  ['the default of the specification', '-1'],
  ['what is no base64', '%%%'],
  ['JSON of another shape', written({ challenge: 1 })],
  ['null', written(null)],
  ['a signature that is a number', written({ challenge: { parameters: {}, signature: 1 }, solution: {} })],
  ['four thousand and one characters', 'A'.repeat(4_001)],
])('%s is refused without an error', async (_, payload) => {
  expect(await verify(payload)).toBe(false);
});

test('a spent answer is remembered past its end and then forgotten', async () => {
  await db.pool.query('delete from captcha_spent');
  await verify(await solved());
  const remembered = async () => (await db.pool.query('select 1 from captcha_spent')).rowCount;
  later(600_000);
  await forgetOld(db.pool);
  expect(await remembered()).toBe(1);
  later(4_200_000);
  await forgetOld(db.pool);
  expect(await remembered()).toBe(0);
});

test('the address a 980 names is the one of the contract, and its purpose can be read back', () => {
  expect(CHALLENGE_PATH).toBe(challengeCall.path);
  expect(purposes.map((purpose) => purposeIn(`${CHALLENGE_PATH}?purpose=${purpose}`))).toEqual(purposes);
  expect([purposeIn(undefined), purposeIn('https://elsewhere.example/?purpose=other')]).toEqual([
    'call',
    'call',
  ]);
});
