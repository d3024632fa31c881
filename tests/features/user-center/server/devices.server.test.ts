import { devicesCall, endDeviceCall, endOtherDevicesCall } from '#features/user-center/contract';
import { NO_SUCH_DEVICE, OWN_DEVICE } from '#features/user-center/server/devices';
import { rememberPlace } from '#features/user-center/server/index';
import { Answer, route } from '#infra/server/http/route';
import { anIdentity, asker } from '#tests/support/ask';
import { aCentre } from './a-centre';

const { db, ask, enrol, logIn, livingOf, audited } = aCentre();
const seen = (accountId: string, device: string, age = '0 days') =>
  db.pool.query(
    `insert into device_seen (account_id, device, first_seen, last_seen)
     values ($1::bigint, keyed_digest('device ' || $1::text || ' ' || $2), now() - $3::interval, now() - $3::interval)`,
    [accountId, device, age],
  );

test('a member sees where they are logged in, this device first, then the latest', async () => {
  const identity = await enrol('several');
  await logIn(
    identity,
    'old',
    `last_used_at = now() - interval '2 days', browser = '微信 8', system = '安卓'`,
  );
  await logIn(
    identity,
    'recent',
    `last_used_at = now() - interval '1 hour', remembered = false, expires_at = now()`,
  );
  await logIn(identity, 'phone', `last_used_at = now() - interval '1 hour'`);
  await seen(identity.accountId, 'phone', '3 days');
  const { devices } = await ask(devicesCall, { identity });
  expect(devices.map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
    ['', true],
    ['Chrome 130', false],
    ['微信 8', false],
  ]);
  const [, phone, old] = devices;
  expect(phone).toMatchObject({ system: 'Windows', isRemembered: true, place: '' });
  expect(Date.parse(phone?.knownSince ?? '')).toBeLessThan(Date.parse(phone?.loggedInAt ?? ''));
  expect(old?.knownSince).toBeNull();
});

test('logins that ended, ran out or are tickets are none, and nobody sees another’s', async () => {
  const [identity, other] = [await enrol('tidy'), await enrol('neighbour')];
  await logIn(identity, 'ended', `ended_at = now(), ended_by = 'member'`);
  await logIn(identity, 'over', 'expires_at = now()');
  await logIn(identity, 'ticket', 'is_ticket = true');
  await logIn(identity, 'asleep', 'remembered = false');
  expect((await ask(devicesCall, { identity })).devices).toHaveLength(1);
  expect((await ask(devicesCall, { identity: other })).devices).toHaveLength(1);
});

test('the thirty-browsers rule: how many of the last thirty days count', async () => {
  const identity = await enrol('counted');
  await seen(identity.accountId, 'a');
  await seen(identity.accountId, 'b', '29 days');
  await seen(identity.accountId, 'c', '31 days');
  const counted = { used: 2, limit: 30, days: 30 };
  expect((await ask(devicesCall, { identity })).browsers).toEqual({ ...counted, isCounted: true });
  await db.pool.query('update account set is_shared = true where id = $1', [identity.accountId]);
  expect((await ask(devicesCall, { identity })).browsers).toEqual({ ...counted, isCounted: false });
});

test('one device is ended, once, and only one’s own and not this one', async () => {
  const [identity, other] = [await enrol('ender'), await enrol('victim')];
  const phone = await logIn(identity, 'phone');
  const theirs = await logIn(other, 'phone');
  const end = (id: string) => ask(endDeviceCall, { identity, body: { id } });
  await end(phone);
  await expect(end(phone)).rejects.toThrow(NO_SUCH_DEVICE);
  await expect(end(theirs)).rejects.toThrow(NO_SUCH_DEVICE);
  await expect(Promise.resolve().then(() => end(identity.sessionId))).rejects.toThrow(OWN_DEVICE);
  expect([await livingOf(identity), await livingOf(other)]).toEqual([1, 2]);
  expect(await audited('device.removed')).toBe(1);
});

test('all others are ended together', async () => {
  const identity = await enrol('cleaner');
  await logIn(identity, 'phone');
  await logIn(identity, 'tablet');
  expect(await ask(endOtherDevicesCall, { identity })).toEqual({ ended: 2 });
  expect(await ask(endOtherDevicesCall, { identity })).toEqual({ ended: 0 });
  expect((await ask(devicesCall, { identity })).devices).toEqual([
    expect.objectContaining({ isCurrent: true }),
  ]);
});

describe('the place of a login', () => {
  const through = (answer: () => null | Answer<null>, place: string) => {
    const way = route(endDeviceCall, () => Promise.resolve(answer()));
    return asker(() => [rememberPlace(db.pool, () => place)(way)])(endDeviceCall, {
      identity: anIdentity(),
    });
  };
  const placeOf = async (identity: Awaited<ReturnType<typeof enrol>>) =>
    (await ask(devicesCall, { identity })).devices[0]?.place;

  test('is that of the last way in; an answer without a login notes nothing', async () => {
    const identity = await enrol('traveller');
    await through(() => new Answer(null, { id: identity.sessionId }), '江苏省南京市');
    expect(await placeOf(identity)).toBe('江苏省南京市');
    await through(() => new Answer(null, { id: identity.sessionId }), '北京市');
    await through(() => new Answer(null), '上海市');
    await through(() => new Answer(null, { id: identity.sessionId }), '');
    expect(await placeOf(identity)).toBe('北京市');
  });

  test('goes with the login, and an id that is none disturbs nobody', async () => {
    await expect(through(() => new Answer(null, { id: 'no login' }), '北京市')).resolves.toBeNull();
    await db.pool.query('delete from login_family');
    const { rows } = await db.pool.query('select count(*)::int from login_place');
    expect(rows).toEqual([{ count: 0 }]);
  });
});
