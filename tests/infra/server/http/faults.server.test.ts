import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { registerFaults } from '#infra/server/http/faults';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  registerFaults(app);
  app.get('/home/index', async () => ({ statusCode: 200, data: 'home' }));
  app.post('/search/find', async () => ({ statusCode: 200, data: 'found' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
afterEach(() => app.inject({ method: 'DELETE', url: '/dev/faults' }));

const fault = (payload: Record<string, unknown>) =>
  app.inject({ method: 'POST', url: '/dev/faults', payload });
const home = async () => {
  const { statusCode, body } = await app.inject({ url: '/home/index?areaId=2' });
  return { http: statusCode, ...(JSON.parse(body) as { statusCode: number; businessMsg?: string }) };
};
const well = { http: 200, statusCode: 200, data: 'home' };

test('the next call of the path answers with the body code, the one after it well', async () => {
  await fault({ path: '/home/index', statusCode: 302 });
  expect(await home()).toMatchObject({ http: 200, statusCode: 302, data: null, warnMsg: [] });
  expect(await home()).toEqual(well);
});

test('an HTTP status comes with an envelope, as many times as asked for', async () => {
  await fault({ path: '/home/index', httpStatus: 503, times: 2 });
  expect([(await home()).http, (await home()).http, (await home()).http]).toEqual([503, 503, 200]);
});

test('faults of one path come in their order, and leave other paths alone', async () => {
  await fault({ path: '/home/index', statusCode: 980 });
  await fault({ path: '/home/index', statusCode: 500 });
  expect((await app.inject({ method: 'POST', url: '/search/find' })).json()).toMatchObject({ data: 'found' });
  expect([(await home()).statusCode, (await home()).statusCode, (await home()).statusCode]).toEqual([
    980, 500, 200,
  ]);
});

test('a path with a star means all that begin so', async () => {
  await fault({ path: '/search/*', statusCode: 442 });
  expect(await home()).toEqual(well);
  expect((await app.inject({ method: 'POST', url: '/search/find' })).json()).toMatchObject({
    statusCode: 442,
  });
});

test('of parallel calls as many fail as were asked for', async () => {
  await fault({ path: '/home/index', statusCode: 500, times: 3 });
  const answers = await Promise.all(Array.from({ length: 10 }, home));
  expect(answers.filter(({ statusCode }) => statusCode === 500)).toHaveLength(3);
});

test('a delay comes before the answer, and before another fault when both are given', async () => {
  await fault({ path: '/home/index', delayMs: 60 });
  await fault({ path: '/home/index', delayMs: 60, statusCode: 500 });
  const start = performance.now();
  expect(await home()).toEqual(well);
  const between = performance.now();
  expect((await home()).statusCode).toBe(500);
  // Timers may fire a millisecond early.
  expect(between - start).toBeGreaterThan(55);
  expect(performance.now() - between).toBeGreaterThan(55);
});

test('a dropped call ends its connection without a byte', async () => {
  await fault({ path: '/home/index', drop: true });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write('GET /home/index HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'close');
  expect(heard).toBe('');
  expect(await home()).toEqual(well);
});

test('deleting clears them, and neither can be made to fail', async () => {
  await fault({ path: '/dev/*', statusCode: 500, times: 9 });
  await fault({ path: '/home/index', statusCode: 500, times: 9 });
  expect((await app.inject({ method: 'DELETE', url: '/dev/faults' })).json()).toMatchObject({
    statusCode: 200,
  });
  expect(await home()).toEqual(well);
});

test.each([
  ['no path', { statusCode: 500 }],
  ['a path with a query', { path: '/home?x=1', statusCode: 500 }],
  ['nothing to do', { path: '/home/index' }],
  ['two answers at once', { path: '/home/index', statusCode: 500, drop: true }],
  ['no times', { path: '/home/index', statusCode: 500, times: 0 }],
  ['a status that is no failure', { path: '/home/index', httpStatus: 200 }],
  ['a delay beyond a minute', { path: '/home/index', delayMs: 60_001 }],
])('%s is refused in words', async (_, payload) => {
  const { statusCode, body } = await fault(payload);
  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toMatchObject({
    statusCode: 400,
    businessMsg: expect.stringMatching(/[\u4e00-\u9fff]/),
  });
  expect(await home()).toEqual(well);
});
