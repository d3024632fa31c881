import { agentOf } from '#infra/server/http/user-agent';
import * as calls from '#features/multi-login/contract';
import {
  LOG_IN_FIRST,
  multiLoginServer,
  NOT_YOURS,
  rememberConflicts,
  TOO_OFTEN,
} from '#features/multi-login/server/index';
import type { ServerSlice } from '#infra/server/server-slice';
import { NO_APPLICATION, OTHER_APPLIES } from '#features/multi-login/server/applications';
import type { Identity } from '#infra/server/http/identity';
import { takeAllowance } from '#infra/server/security/login-allowances';
import { ApiError } from '#infra/server/http/api-error';
import { route } from '#infra/server/http/route';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
let server: ServerSlice;
let owner: Identity;
let count = 0;
const ask = asker(() => server.routes);

beforeAll(() => {
  server = multiLoginServer({ database: db.database, agentOf, locate: () => '广东省', report: jest.fn() });
});
beforeEach(async () => {
  owner = await aMember(db.pool, `m${(count += 1)}`);
});
afterAll(() => server.close?.());

const headersOf = (device: string) => ({
  uuidhashcode: device,
  globalid: owner.globalId,
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0.0.0 Safari/537.36',
});
/** The password was right and the account is in use elsewhere. */
const conflict = async (device: string) => {
  const login = route(calls.checkApplyCall, () => {
    throw new ApiError(460, '账号已在其他地方登录', { data: { globalId: owner.globalId } });
  });
  const told = asker(() => [rememberConflicts(db.pool)(login)])(calls.checkApplyCall, {
    headers: headersOf(device),
  });
  await expect(told).rejects.toThrow('账号已在其他地方登录');
};
const as = (device: string) => ({ headers: headersOf(device), query: { username: owner.accountName } });
const check = (device = 'd1') => ask(calls.checkApplyCall, as(device));
const apply = (device = 'd1') => ask(calls.applyCall, as(device));
const standing = (device = 'd1') => ask(calls.standingCall, as(device));
const cancel = (device = 'd1') => ask(calls.cancelApplyCall, as(device));
const lastId = async () => {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from login_application where account_id = $1 order by applied_at desc limit 1',
    [owner.accountId],
  );
  return rows[0]?.id ?? '';
};
const answer = async (option: 'allow' | 'deny', id?: string) =>
  ask(calls.feedbackCall, {
    identity: owner,
    headers: { globalid: owner.globalId },
    query: { option, username: owner.accountName, id: id ?? (await lastId()) },
  });
const age = (interval: string) =>
  db.pool.query('update login_application set expires_at = expires_at - $1::interval', [interval]);
const isAllowed = (deviceId = 'd1') => takeAllowance(db.pool, { globalId: owner.globalId, deviceId });
const applied = async (device = 'd1') => {
  await conflict(device);
  return apply(device);
};

test('[CALL-001] whoever has not shown the password learns nothing, of known and unknown accounts alike', async () => {
  await expect(check()).rejects.toThrow(LOG_IN_FIRST);
  const unknown = ask(calls.checkApplyCall, { headers: { ...headersOf('d1'), globalid: 'nobody' } });
  await expect(unknown).rejects.toThrow(LOG_IN_FIRST);
  await expect(apply()).rejects.toThrow(LOG_IN_FIRST);
  await conflict('d1');
  await expect(apply('d2')).rejects.toThrow(LOG_IN_FIRST);
  await expect(ask(calls.checkApplyCall, { headers: { globalid: owner.globalId } })).rejects.toThrow(
    LOG_IN_FIRST,
  );
});

test('[CALL-001] while another browser applies, nobody else may', async () => {
  await conflict('d2');
  expect(await check('d2')).toBe(false);
  await applied('d1');
  expect([await check('d1'), await check('d2')]).toEqual([false, true]);
  await expect(apply('d2')).rejects.toThrow(OTHER_APPLIES);
});

test('[CALL-002] an application waits for sixty seconds; applying again goes on with it', async () => {
  const first = await applied();
  expect(first.option).toBe('waiting');
  expect(first.remainingMs).toBeGreaterThan(55_000);
  expect(first.remainingMs).toBeLessThanOrEqual(60_000);
  await age('20 seconds');
  expect((await apply()).remainingMs).toBeLessThanOrEqual(40_000);
  const { rowCount } = await db.pool.query('select from login_application where account_id = $1', [
    owner.accountId,
  ]);
  expect(rowCount).toBe(1);
});

test('[CALL-004] agreeing lets that browser in once, and no other', async () => {
  await applied();
  expect((await answer('allow')).option).toBe('allow');
  expect(await standing()).toEqual({ option: 'allow', remainingMs: 0 });
  expect([await isAllowed('d2'), await isAllowed(), await isAllowed()]).toEqual([false, true, false]);
});

test('[CALL-005] refusing lets nobody in', async () => {
  await applied();
  await answer('deny');
  expect((await standing()).option).toBe('deny');
  expect(await isAllowed()).toBe(false);
});

test('sixty seconds without an answer count as a denial; a late answer changes nothing', async () => {
  await applied();
  await age('61 seconds');
  expect((await answer('allow')).option).toBe('timeout');
  expect((await standing()).option).toBe('timeout');
  expect(await isAllowed()).toBe(false);
  expect((await apply()).option).toBe('waiting');
});

test('[CALL-003] what was cancelled cannot be agreed to', async () => {
  await applied();
  expect((await cancel()).option).toBe('cancel');
  expect((await answer('allow')).option).toBe('cancel');
  expect(await isAllowed()).toBe(false);
});

test('an answer to an earlier application does not meet the one that waits now', async () => {
  await applied();
  const earlier = await lastId();
  await cancel();
  await applied('d2');
  expect((await answer('allow', earlier)).option).toBe('cancel');
  expect((await standing('d2')).option).toBe('waiting');
});

test('cancelling and agreeing at once has one outcome, which both are told', async () => {
  for (let round = 0; round < 5; round += 1) {
    owner = await aMember(db.pool, `race${round}`);
    await applied();
    const id = await lastId();
    const [told, answered] = await Promise.all(
      round % 2 ? [cancel(), answer('allow', id)] : [answer('allow', id), cancel()],
    );
    expect(told.option).toBe(answered.option);
    expect((await standing()).option).toBe(told.option);
    expect(await isAllowed()).toBe(told.option === 'allow');
  }
});

test('of twenty answers of two tabs one counts', async () => {
  await applied();
  const id = await lastId();
  const told = await Promise.all(
    Array.from({ length: 20 }, (_, at) => answer(at % 2 ? 'allow' : 'deny', id)),
  );
  expect(new Set(told.map(({ option }) => option)).size).toBe(1);
  const { rowCount } = await db.pool.query(
    `select from login_application_news where application_id = $1 and kind = 'settled'`,
    [id],
  );
  expect(rowCount).toBe(1);
});

test('only the member answers, and only for the own account', async () => {
  await applied();
  const id = await lastId();
  const stranger = await aMember(db.pool, `stranger${count}`);
  const query = { option: 'allow' as const, username: owner.accountName, id };
  const headers = { globalid: owner.globalId };
  await expect(ask(calls.feedbackCall, { identity: stranger, headers, query })).rejects.toThrow(NOT_YOURS);
  const asSelf = { ...query, username: stranger.accountName };
  await expect(ask(calls.feedbackCall, { identity: stranger, query: asSelf })).rejects.toThrow(
    NO_APPLICATION,
  );
  expect((await standing()).option).toBe('waiting');
});

test('five applications within ten minutes are enough', async () => {
  await conflict('d1');
  for (let round = 0; round < 5; round += 1) await apply();
  await expect(apply()).rejects.toThrow(TOO_OFTEN);
});

test('whoever never applied has nothing to ask for', async () => {
  await conflict('d1');
  await expect(standing()).rejects.toThrow(NO_APPLICATION);
});
