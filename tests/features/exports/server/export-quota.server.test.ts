import { quotaCall } from '#features/exports/contract';
import { exportQuota, exportsServer, ROWS_A_DAY } from '#features/exports/server/index';
import { findProjectsCall } from '#features/projects/contract';
import { exportUnitPricesCall } from '#features/unit-prices/contract';
import { CALL_LIMITS } from '#infra/server/http/call-limits';
import { route } from '#infra/server/http/route';
import { codes } from '#src/contract/codes';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const identity = anIdentity();
const vip = anIdentity({ accountId: '2', isVip: true });
let found = 500;
let fails = false;
const rows = () => {
  if (fails) throw new Error('broken');
  return Array.from({ length: found }, () => ({}) as never);
};
let extra = 0;
const quotaParts = () => ({ pool: db.pool, extraRows: () => Promise.resolve(extra) });
const routes = () => [
  ...exportsServer(quotaParts()).routes,
  ...[
    route(exportUnitPricesCall, async () => ({ rows: rows(), origins: [], next: null, total: null })),
    route(findProjectsCall, async () => ({ indexDatas: rows(), next: null, previous: null }) as never),
  ].map(exportQuota(quotaParts())),
];
const ask = asker(routes);
const body = { pageSize: 500 } as never;
const exported = (who = identity) => ask(exportUnitPricesCall, { body, identity: who });
const quota = (who = identity) => ask(quotaCall, { identity: who });

beforeEach(async () => {
  [found, fails, extra] = [500, false, 0];
  await db.pool.query('truncate budget');
});

test('rows that a member has beyond the role’s count like them', async () => {
  extra = 5_000;
  expect(await quota()).toEqual({ limit: 10_000, left: 10_000, endsInS: 0 });
  for (let round = 0; round < 20; round += 1) await exported();
  await expect(exported()).rejects.toMatchObject({ statusCode: codes.tooManyRequests });
});

test('what may be exported goes by the role, and is told before it is used', async () => {
  expect(await quota()).toEqual({ limit: 5_000, left: 5_000, endsInS: 0 });
  expect(await quota(anIdentity({ hasRights: true }))).toMatchObject({ limit: 50_000 });
  expect(await quota(vip)).toMatchObject({ limit: 300_000, left: 300_000 });
});

test('whoever may export rows may look at ten times as many', () => {
  for (const [standing, rows] of Object.entries(ROWS_A_DAY))
    expect(CALL_LIMITS.rowsOfMember[standing as keyof typeof ROWS_A_DAY]).toBe(10 * rows);
});

test('of 60 parallel pages ten are given, and the refusal says when there is more', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => exported()));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const refused = answers.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({
    reason: {
      statusCode: codes.tooManyRequests,
      businessMsg: '今日可导出的条数已用完（每日 5,000 条），约 24 小时后恢复',
      more: { retryAfterS: expect.any(Number) },
    },
  });
  expect((await exported(vip)).rows).toHaveLength(500);
  await db.pool.query('update budget set ends_at = now()');
  expect((await exported()).rows).toHaveLength(500);
});

test('only what was given counts', async () => {
  found = 3;
  await exported();
  expect(await quota()).toMatchObject({ left: 4_997 });
  fails = true;
  await expect(exported()).rejects.toThrow('broken');
  expect(await quota()).toMatchObject({ left: 4_997 });
});

test('a page of the screen is no export, a larger one is', async () => {
  found = 100;
  await ask(findProjectsCall, { body: { pageSize: 100 }, identity });
  expect(await quota()).toMatchObject({ left: 5_000 });
  found = 500;
  await ask(findProjectsCall, { body, identity });
  expect(await quota()).toMatchObject({ left: 4_500 });
});
