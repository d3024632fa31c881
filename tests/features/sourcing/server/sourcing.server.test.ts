import { closeCall, mineCall, publishCall, type Sourcing } from '#features/sourcing/contract';
import {
  APP_TOKEN,
  functionLogCall,
  openTokenCall,
  openUserRightsCall,
  pageUrlCall,
  supplierMatchCall,
  USER_TOKEN,
} from '#features/sourcing/contract-partner';
import { sourcingPartnerOf, sourcingServer } from '#features/sourcing/server/index';
import type { Identity } from '#infra/server/http/identity';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const partner = sourcingPartnerOf({ demo: true });
const ask = asker(() => sourcingServer({ pool: db.pool, partner }).routes);
const askWithoutPartner = asker(
  () => sourcingServer({ pool: db.pool, partner: sourcingPartnerOf({ demo: false }) }).routes,
);

const enrol = async (name: string, canUse = true): Promise<Identity> => {
  const identity = await aMember(db.pool, name);
  await db.pool.query('update account set can_use_sourcing = $2 where id = $1', [identity.accountId, canUse]);
  return identity;
};
const rebar: Sourcing = {
  kind: 'material',
  name: '螺纹钢',
  specification: 'HRB400E Φ20',
  quantity: '120.50',
  unit: 't',
  areaId: '20',
  neededBy: '2999-12-31',
  contactName: '王工',
  contactMobile: '13800000001',
  note: '',
};
const publish = (identity: Identity, more: Partial<Sourcing> = {}) =>
  db.database.transaction((client) => ask(publishCall, { identity, client, body: { ...rebar, ...more } }));
const tokensOf = async (identity: Identity) => {
  const { appToken } = await ask(openTokenCall, { identity });
  const { userToken } = await ask(openUserRightsCall, { identity });
  return { headers: { [APP_TOKEN]: appToken, [USER_TOKEN]: userToken ?? '' } };
};
const mine = (identity: Identity, page?: number) => ask(mineCall, { identity, query: { page } });
const refusal = (statusCode: number) => expect.objectContaining({ statusCode }) as unknown;

test('[SESSION-022][CALL-069][CALL-070] a partner member is given both tokens and the enterprise', async () => {
  const identity = await enrol('opener');
  expect(await ask(openTokenCall, { identity })).toEqual({ appToken: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await ask(openUserRightsCall, { identity })).toEqual({
    canUse: true,
    userToken: expect.stringMatching(/^[\w-]{43}$/),
    enterpriseName: expect.stringContaining('演示'),
    enterpriseCode: expect.stringMatching(/^DEMO-/),
  });
});

test('[ROLE-018] a member without canUse learns so, and every other call is refused', async () => {
  const identity = await enrol('outsider', false);
  expect(await ask(openUserRightsCall, { identity })).toMatchObject({ canUse: false, userToken: null });
  await expect(ask(openTokenCall, { identity })).rejects.toEqual(refusal(821));
  await expect(publish(identity)).rejects.toEqual(refusal(821));
  await expect(mine(identity)).rejects.toEqual(refusal(821));
});

test('[ROLE-018] without a partner nobody may use the pages, whatever the account says', async () => {
  const identity = await enrol('early');
  expect(await askWithoutPartner(openUserRightsCall, { identity })).toMatchObject({ canUse: false });
  await expect(askWithoutPartner(mineCall, { identity, query: {} })).rejects.toEqual(refusal(821));
});

test('what is published stands in the own list alone, the newest first, without its contact', async () => {
  const [owner, other] = [await enrol('owner'), await enrol('other')];
  await publish(owner);
  const { id } = await publish(owner, { kind: 'equipment', name: '塔吊', quantity: '2', unit: '台' });
  const { rows, total, page, pages } = await mine(owner);
  expect([total, page, pages]).toEqual([2, 1, 1]);
  expect(rows.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['塔吊', '2'],
    ['螺纹钢', '120.5'],
  ]);
  expect(rows[0]).toMatchObject({ id, kind: 'equipment', areaName: '广东', status: 'open' });
  expect(JSON.stringify(rows)).not.toContain('13800000001');
  expect((await mine(other)).rows).toEqual([]);
});

test('a day that is over, and a place that is none, are refused and kept nowhere', async () => {
  const identity = await enrol('hasty');
  const past = { statusCode: 400, businessMsg: '需求日期不能早于今天' };
  await expect(publish(identity, { neededBy: '2020-01-01' })).rejects.toMatchObject(past);
  await expect(publish(identity, { areaId: '999999' })).rejects.toEqual(refusal(400));
  expect((await mine(identity)).total).toBe(0);
});

test('its status follows the day and the member; only its own member closes it', async () => {
  const [owner, other] = [await enrol('closer'), await enrol('meddler')];
  const [{ id: late }, { id: done }] = [await publish(owner), await publish(owner)];
  await db.pool.query(`update sourcing set needed_by = '2020-01-01' where id = $1`, [late]);
  const close = (identity: Identity) => ask(closeCall, { identity, body: { sourcingId: done } });
  await expect(close(other)).rejects.toEqual(refusal(440));
  await close(owner);
  expect(await close(owner)).toEqual({ sourcingId: done });
  const statuses = new Map((await mine(owner)).rows.map(({ id, status }) => [id, status]));
  expect([statuses.get(late), statuses.get(done)]).toEqual(['expired', 'closed']);
});

test('[CALL-071] the stand-in answers with invented suppliers, marked so and the same every time', async () => {
  const identity = await enrol('seeker');
  const { id: sourcingId } = await publish(identity);
  const match = async () =>
    ask(supplierMatchCall, { identity, query: { sourcingId }, ...(await tokensOf(identity)) });
  const first = await match();
  expect(first.isDemo).toBe(true);
  expect(first.suppliers.length).toBeGreaterThanOrEqual(3);
  expect(first.suppliers.every(({ name }) => name.startsWith('演示'))).toBe(true);
  expect(await match()).toEqual(first);
});

test('[CALL-071] matches of what somebody else published, and without their tokens, are refused', async () => {
  const [owner, other] = [await enrol('holder'), await enrol('thief')];
  const { id: sourcingId } = await publish(owner);
  const query = { sourcingId };
  const stolen = await tokensOf(owner);
  await expect(
    ask(supplierMatchCall, { identity: other, query, ...(await tokensOf(other)) }),
  ).rejects.toEqual(refusal(440));
  await expect(ask(supplierMatchCall, { identity: owner, query })).rejects.toEqual(refusal(441));
  await expect(
    ask(pageUrlCall, { identity: other, query: { moduleName: 'mine' }, ...stolen }),
  ).rejects.toEqual(refusal(441));
});

test('[CALL-072][CALL-073] the stand-in has no pages of its own, and takes note of what was used', async () => {
  const identity = await enrol('reader');
  const shown = await tokensOf(identity);
  expect(await ask(pageUrlCall, { identity, query: { moduleName: 'material' }, ...shown })).toEqual({
    pageUrl: null,
  });
  expect(
    await ask(functionLogCall, { identity, body: { moduleName: 'material', action: 'open' }, ...shown }),
  ).toBeNull();
});

test('so many a day and no more', async () => {
  const identity = await enrol('busy');
  for (let count = 0; count < 50; count += 1) await publish(identity);
  await expect(publish(identity)).rejects.toEqual(refusal(442));
  expect(await mine(identity, 99)).toMatchObject({ total: 50, page: 3, pages: 3 });
});
