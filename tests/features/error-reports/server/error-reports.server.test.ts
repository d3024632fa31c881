import fastify, { type FastifyInstance } from 'fastify';
import type { ErrorReport } from '#features/error-reports/contract';
import { browserErrors, errorReportsServer } from '#features/error-reports/server/index';
import { answerErrors } from '#src/server/answer-errors';
import { registerCalls } from '#src/server/register-calls';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const agentOf = (text: string) => ({ browser: text.split(' ')[0] ?? '', system: 'Windows' });
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  answerErrors(app);
  registerCalls(app, errorReportsServer({ pool: db.pool, agentOf }).routes, async () => undefined);
});
afterAll(() => app.close());
beforeEach(async () => {
  browserErrors.reset();
  await db.pool.query('truncate error_report, budget');
});

const report: ErrorReport = {
  kind: 'view',
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x\n at a (/assets/a.js:1:2)\n at b\n at c',
  place: '/home',
  release: 'b1',
};
const tell = (more: Partial<Record<keyof ErrorReport, string>> = {}, remoteAddress = '198.51.100.7') =>
  app.inject({
    method: 'POST',
    url: '/pb/web/errors',
    remoteAddress,
    headers: { 'user-agent': 'Chrome 156' },
    payload: { ...report, ...more },
  });
const rows = async () =>
  (await db.pool.query<Record<string, string>>('select * from error_report order by message')).rows;
const counted = async () =>
  Object.fromEntries((await browserErrors.get()).values.map(({ labels, value }) => [labels.result, value]));

test('[OPS-006] a failure is kept for whoever runs the portal, the same one as a number', async () => {
  for (let count = 0; count < 3; count += 1) expect((await tell()).statusCode).toBe(200);
  await tell({ place: '/commonproj/index', stack: `${report.stack}\n at elsewhere` });
  expect(await rows()).toMatchObject([
    {
      name: 'TypeError',
      times: '4',
      place: '/commonproj/index',
      release: 'b1',
      browser: 'Chrome',
      system: 'Windows',
    },
  ]);
  expect(await counted()).toEqual({ stored: 4 });
});

test('another build, another message, another kind are other failures', async () => {
  await tell();
  await tell({ release: 'b2' });
  await tell({ message: 'y' });
  await tell({ kind: 'epic' });
  expect(await rows()).toHaveLength(4);
});

test('whatever a client sends, no phone, name or key is stored', async () => {
  await tell({
    message: '手机 13800000001',
    stack: 'at https://portal.test/#/home?accessToken=abcdef',
    place: '/home?mobile=13800000001',
    release: 'call 13800000001',
  });
  const [row] = await rows();
  expect(JSON.stringify(row)).not.toMatch(/13800000001|abcdef/);
  expect(row).toMatchObject({ place: '/home', release: '' });
});

test('what is longer without its secrets than with them is kept as far as there is room', async () => {
  const mails = (signs: number) => 'a@a.a '.repeat(signs / 6);
  const { statusCode } = await tell({ message: mails(498), stack: mails(3_996), place: mails(198) });
  expect(statusCode).toBe(200);
  const [row] = await rows();
  expect(row?.message).toMatch(/^\[email\] \[email\]/);
  expect(row?.message).toHaveLength(500);
});

test('100 parallel reports of one failure are one row', async () => {
  const addresses = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`);
  await Promise.all(addresses.map((address) => tell({}, address)));
  expect(await rows()).toMatchObject([{ times: '100' }]);
});

test('one network has a budget; what is beyond is counted, answered alike and not kept', async () => {
  const answers = [];
  for (let count = 0; count < 62; count += 1) answers.push(await tell({ message: `m${count}` }));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await rows()).toHaveLength(60);
  expect(await counted()).toEqual({ stored: 60, dropped: 2 });
  expect((await tell({ message: 'other' }, '203.0.113.9')).statusCode).toBe(200);
  expect(await rows()).toHaveLength(61);
});

test('what was not seen for a month goes when something new comes', async () => {
  await tell({ message: 'old' });
  await db.pool.query("update error_report set last_seen_at = now() - interval '31 days'");
  await tell({ message: 'new' });
  expect((await rows()).map(({ message }) => message)).toEqual(['new']);
});

test.each([
  ['an unknown kind', { kind: 'other' }],
  ['an endless message', { message: 'x'.repeat(501) }],
  ['an endless stack', { stack: 'x'.repeat(4_001) }],
])('%s is refused', async (_, more) => {
  expect((await tell(more)).statusCode).toBe(400);
  expect(await rows()).toEqual([]);
});
