import fastify, { type FastifyInstance } from 'fastify';
import { ApiError } from '#infra/server/http/api-error';
import { answerErrors, errorAnswers } from '#src/server/answer-errors';
import { failingWrites } from '#src/server/failing-writes';
import type { Envelope } from '#src/contract/envelope';

let app: FastifyInstance;
const thrown = async (error: Error) => {
  app = fastify({ genReqId: () => 'request-7' });
  answerErrors(app);
  app.get('/', () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject('/');
  return { httpStatus: statusCode, headers, envelope: JSON.parse(body) as Envelope };
};
afterEach(() => app.close());

test('a defect answers 500 with the request id and none of its own words', async () => {
  const { httpStatus, envelope } = await thrown(new Error('relation "secret_table" does not exist'));
  expect(httpStatus).toBe(500);
  expect(envelope).toEqual({
    statusCode: 500,
    businessMsg: '系统出现错误，请稍后再试（编号 request-7）',
    warnMsg: [],
    data: null,
  });
});

test.each([
  ['the server is shutting down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['nobody listens', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['the pool is exhausted', new Error('timeout exceeded when trying to connect')],
  ['it stands still', new Error('Query read timeout')],
  ['a statement takes too long', Object.assign(new Error('canceling statement'), { code: '57014' })],
  ['a lock is not had in time', Object.assign(new Error('canceling statement'), { code: '55P03' })],
  ['it was killed', new Error('Client has encountered a connection error and is not queryable')],
])('a database that cannot be used answers 503 and says when to come again: %s', async (_, error) => {
  const { httpStatus, headers, envelope } = await thrown(error);
  expect([httpStatus, envelope.businessMsg]).toEqual([503, '系统繁忙，请稍后再试']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('an outage is told by a line a second, with the number of requests that failed', async () => {
  const lines: string[] = [];
  let now = 0;
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  answerErrors(
    app,
    errorAnswers(() => now),
  );
  app.get('/', () => {
    throw new Error('Connection terminated unexpectedly');
  });
  for (now of [0, 1, 999, 1_000, 1_001]) await app.inject('/');
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told).toMatchObject([
    { failed: 1, reason: 'Connection terminated unexpectedly' },
    { failed: 3, reason: 'Connection terminated unexpectedly' },
  ]);
  expect(lines.join('')).not.toContain('stack');
});

test('a refusal travels on HTTP 200 with its code, message, data and callback address', async () => {
  const { httpStatus, envelope } = await thrown(
    new ApiError(460, '用户名或密码错误', { data: { globalId: '7' }, callbackAddress: '/captcha' }),
  );
  expect(httpStatus).toBe(200);
  expect(envelope).toEqual({
    statusCode: 460,
    businessMsg: '用户名或密码错误',
    warnMsg: [],
    data: { globalId: '7' },
    callbackAddress: '/captcha',
  });
});

test.each([
  ['could not extend file: No space left on device', '53100', true],
  ['cannot execute INSERT in a read-only transaction', '25006', true],
  ['terminating connection', '57P01', false],
  ['canceling statement', '57014', false],
])('that the database does not write is known for a minute: %s', async (message, code, expected) => {
  let now = 0;
  const writes = failingWrites(() => now);
  app = fastify();
  answerErrors(app, errorAnswers(undefined, writes.note));
  app.get('/', () => {
    throw Object.assign(new Error(message), { code });
  });
  expect(writes.lately()).toBe(false);
  await app.inject('/');
  const counted = (await writes.counter.get()).values.map(({ labels, value }) => [labels.code, value]);
  expect(counted).toEqual(expected ? [[code, 1]] : []);
  now = 59_999;
  expect(writes.lately()).toBe(expected);
  now = 60_000;
  expect(writes.lately()).toBe(false);
});
