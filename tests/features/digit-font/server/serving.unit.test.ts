import fastify, { type FastifyInstance } from 'fastify';
import type { FontOffer } from '#features/digit-font/contract';
import { digitFontServer, GONE } from '#features/digit-font/server/index';
import type { Envelope } from '#src/contract/envelope';
import { answerErrors } from '#src/server/answer-errors';
import { registerCalls } from '#src/server/register-calls';
import { anIdentity } from '#tests/support/ask';

let app: FastifyInstance;
let at = 0;
beforeAll(async () => {
  app = fastify();
  answerErrors(app);
  // The token is the session.
  registerCalls(app, digitFontServer({ now: () => at }).routes, async (token) =>
    token === 'gone' ? undefined : anIdentity({ sessionId: token }),
  );
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => {
  at += 60 * 60_000;
});

const get = (url: string, accessToken?: string) =>
  app.inject({ url, headers: accessToken ? { accesstoken: accessToken } : {} });
const offer = async (accessToken?: string) => {
  const answer = await get('/fontConvert/randomConvert', accessToken);
  return { headers: answer.headers, ...answer.json<Envelope<FontOffer>>().data };
};
const refused = async (url: string, accessToken?: string) => {
  const answer = await get(url, accessToken);
  return answer.json<Envelope>();
};

test('[CALL-040] [SEARCH-007] the answer holds fontMap.map and fontPath', async () => {
  const { fontMap, fontPath, boldFontPath, headers } = await offer('s1');
  expect(Object.keys(fontMap.map).sort()).toEqual([...'%,-.0123456789']);
  expect(Object.values(fontMap.map)).toEqual(
    Object.values(fontMap.map).map(() => expect.stringMatching(/^&#x[EF]/)),
  );
  expect([fontPath, boldFontPath]).toEqual([
    expect.stringMatching(/^\/fontConvert\/font\/[\w-]{22}\.woff2$/),
    expect.stringMatching(/^\/fontConvert\/font\/[\w-]{22}-bold\.woff2$/),
  ]);
  expect(headers['cache-control']).toBe('no-store');
});

test('the file is a woff2 that this session alone may keep until it expires', async () => {
  const { fontPath, boldFontPath } = await offer('s1');
  at += 60_000;
  const [regular, bold] = [await get(fontPath, 's1'), await get(boldFontPath, 's1')];
  expect(regular.headers).toMatchObject({
    'content-type': 'font/woff2',
    'content-length': String(regular.rawPayload.length),
    'cache-control': 'private, max-age=1740, immutable',
    vary: 'accesstoken',
  });
  expect(regular.rawPayload.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(bold.rawPayload.equals(regular.rawPayload)).toBe(false);
});

test.each([
  ['another session', 's2'],
  ['nobody', undefined],
  ['a session that has ended', 'gone'],
])('%s does not get it', async (_, token) => {
  const { fontPath } = await offer('s1');
  expect(await refused(fontPath, token)).toMatchObject({ statusCode: 440, businessMsg: GONE });
});

test('an expired one, an unknown one and a malformed name are all the same', async () => {
  const { fontPath } = await offer('s1');
  at += 30 * 60_000;
  const unknown = `/fontConvert/font/${'a'.repeat(22)}.woff2`;
  for (const url of [fontPath, unknown, '/fontConvert/font/..%2f..%2fetc', '/fontConvert/font/a.woff2']) {
    expect(await refused(url, 's1')).toMatchObject({ statusCode: 440, businessMsg: GONE });
  }
});

test('a visitor gets a font as well, under a name nobody can guess', async () => {
  const { fontPath } = await offer();
  expect((await get(fontPath)).headers['content-type']).toBe('font/woff2');
});
