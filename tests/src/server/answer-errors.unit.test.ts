import fastify, { type FastifyInstance } from 'fastify';
import { ApiError } from '#infra/server/http/api-error';
import { answerErrors } from '#src/server/answer-errors';
import type { Envelope } from '#src/contract/envelope';

let app: FastifyInstance;
const thrown = async (error: Error) => {
  app = fastify({ genReqId: () => 'request-7' });
  answerErrors(app);
  app.get('/', () => {
    throw error;
  });
  const { statusCode, body } = await app.inject('/');
  return { httpStatus: statusCode, envelope: JSON.parse(body) as Envelope };
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
])('a database that cannot be used answers 503: %s', async (_, error) => {
  const { httpStatus, envelope } = await thrown(error);
  expect([httpStatus, envelope.businessMsg]).toEqual([503, '系统繁忙，请稍后再试']);
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
