import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { businessPathServer, EPOCH_MS } from '#features/business-path/server/index';
import type { Identity } from '#infra/server/http/identity';
import type { Envelope } from '#src/contract/envelope';
import { answerErrors } from '#src/server/answer-errors';
import { registerCalls } from '#src/server/register-calls';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const START = 1_767_225_600_000;
let now = START;
let app: FastifyInstance;

const identity = (globalId: string): Identity => ({
  sessionId: 's',
  accountId: '1',
  globalId,
  accountName: 'member',
  isVip: false,
  hasRights: false,
  isAnalyst: false,
  isPublisher: false,
});

beforeAll(async () => {
  app = fastify();
  await app.register(formbody);
  answerErrors(app);
  app.get('/home/:anything', async () => ({ statusCode: 200, data: 'its own route' }));
  registerCalls(app, businessPathServer({ pool: db.pool, now: () => now }).routes, (token) =>
    Promise.resolve(token === 'expired' ? undefined : identity(token)),
  );
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

const get = async <T>(url: string, accesstoken?: string) => {
  const { statusCode, body } = await app.inject({ url, headers: accesstoken ? { accesstoken } : {} });
  return { httpStatus: statusCode, ...(JSON.parse(body) as Envelope<T>) };
};
const pathOf = async (globalId: string) => {
  const { data } = await get<{ path: string; relation: string[] }>(
    `/pb/api/path/getInfo?globalId=${globalId}`,
    globalId,
  );
  return data;
};
const announce = (business: string, path: string, globalId: string, token: string | undefined = globalId) =>
  get(`/${business}/${path}_${now}?globalId=${globalId}`, token);

test('[CALL-027] a member learns a path of their own and which businesses want it', async () => {
  const mine = await pathOf('6001');
  expect(mine.path).toMatch(/^[0-9a-f]{32}$/);
  expect(mine.relation).toEqual(['core', 'pb', 'home', 'api', 'search']);
  expect(await pathOf('6001')).toEqual(mine);
  expect((await pathOf('6002')).path).not.toBe(mine.path);
});

test('nobody learns the path of another', async () => {
  expect((await get('/pb/api/path/getInfo?globalId=6002', '6001')).statusCode).toBe(820);
  expect((await get('/pb/api/path/getInfo?globalId=6002')).statusCode).toBe(401);
});

test('[CALL-028] the announcement of a business is taken with the right path', async () => {
  const { path, relation } = await pathOf('6001');
  for (const business of relation.filter((name) => name !== 'home'))
    expect((await announce(business, path, '6001')).statusCode).toBe(200);
});

test('the path of another member is refused', async () => {
  const { path } = await pathOf('6002');
  expect((await announce('pb', path, '6001')).statusCode).toBe(441);
  expect((await announce('pb', path, '6002', '6001')).statusCode).toBe(820);
});

test('an unknown business is refused', async () => {
  const { path } = await pathOf('6001');
  expect((await announce('unknown', path, '6001')).statusCode).toBe(441);
});

test('an expired session is told so, for the gateway to renew it', async () => {
  const { path } = await pathOf('6001');
  expect((await announce('pb', path, '6001', 'expired')).statusCode).toBe(302);
});

test('[SESSION-025] a path serves seven days at least, and two epochs at most', async () => {
  const { path } = await pathOf('6001');
  now = START + EPOCH_MS;
  expect((await announce('pb', path, '6001')).statusCode).toBe(200);
  expect((await pathOf('6001')).path).not.toBe(path);
  now = START + 2 * EPOCH_MS;
  expect((await announce('pb', path, '6001')).statusCode).toBe(441);
});

test.each([
  '/pb/nothing',
  '/pb/abc_1767225600000',
  `/pb/${'a'.repeat(32)}_1`,
  `/pb/${'G'.repeat(32)}_1767225600000`,
  `/pb/${'a'.repeat(32)}_1767225600000/more`,
])('%s is no address of this server', async (url) => {
  expect(await get(`${url}?globalId=6001`, '6001')).toMatchObject({ httpStatus: 404, statusCode: 440 });
});

test('routes written out win', async () => {
  const { path } = await pathOf('6001');
  expect((await announce('home', path, '6001')).data).toBe('its own route');
});
