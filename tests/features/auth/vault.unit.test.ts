import { vault } from '#features/auth/vault';
import type { LoginResult } from '#features/auth/login-result';
import { aUser } from '#tests/support/builders';
import { fakePorts, memoryStorage } from '#tests/support/ports';

const WEEK_MS = 604_800_000;
const result = (accessToken: string): LoginResult => ({
  accessToken,
  casId: `cas-${accessToken}`,
  globalId: '6001',
  isNewUser: false,
});
const opened = () => {
  const storages = fakePorts({ kept: memoryStorage(), tab: memoryStorage(), cookies: memoryStorage() });
  return { ...storages, secrets: vault(storages) };
};

describe('vault', () => {
  test('[SESSION-002][SESSION-024][CONST-003] with auto-login token and casId outlive the tab, for a week', () => {
    const { secrets, kept, tab, cookies } = opened();
    secrets.store(result('a'), true);
    expect(Object.fromEntries(kept.values)).toEqual({ accessToken: 'a', casId: 'cas-a' });
    expect(tab.values.size).toBe(0);
    expect([...kept.lives.values(), cookies.lives.get('keepLogin')]).toEqual([WEEK_MS, WEEK_MS, WEEK_MS]);
    expect(secrets.keepsLogin()).toBe(true);
  });

  test.each([true, false])(
    '[SESSION-003] [CONFLICT-014] expireIn is the life of the token alone, auto-login %s; casId and user stay a week',
    (remember) => {
      const { secrets, kept, tab } = opened();
      const lives = () => (remember ? kept : tab).lives;
      secrets.store({ ...result('a'), expireInMs: 7_200_000 }, remember);
      secrets.keepUser(aUser());
      expect([lives().get('accessToken'), lives().get('casId'), lives().get('userInfo')]).toEqual([
        7_200_000,
        WEEK_MS,
        WEEK_MS,
      ]);
      secrets.renew({ ...result('b'), expireInMs: 3_600_000 });
      expect([lives().get('accessToken'), lives().get('casId')]).toEqual([3_600_000, WEEK_MS]);
      secrets.renew(result('c'));
      expect(lives().get('accessToken')).toBe(WEEK_MS);
    },
  );

  test('without it they stay in the tab, and no cookie promises more', () => {
    const { secrets, kept, tab, cookies } = opened();
    secrets.store(result('a'), true);
    secrets.store(result('b'), false);
    expect(Object.fromEntries(tab.values)).toEqual({ accessToken: 'b', casId: 'cas-b' });
    expect([kept.values.size, cookies.values.size]).toEqual([0, 0]);
    expect([secrets.accessToken(), secrets.casId(), secrets.keepsLogin()]).toEqual(['b', 'cas-b', false]);
  });

  test('a login with auto-login leaves nothing of an earlier one in the tab', () => {
    const { secrets, tab } = opened();
    secrets.store(result('a'), false);
    secrets.store(result('b'), true);
    expect(tab.values.size).toBe(0);
    expect(secrets.accessToken()).toBe('b');
  });

  test('only the value "true" of the cookie keeps a login', () => {
    for (const value of ['false', '1', '']) {
      expect(vault(fakePorts({ cookies: memoryStorage({ keepLogin: value }) })).keepsLogin()).toBe(false);
    }
  });

  test('a renewed token goes where the old one lay', () => {
    for (const remember of [true, false]) {
      const { secrets, kept, tab } = opened();
      secrets.store(result('a'), remember);
      secrets.renew(result('b'));
      const [storage, other] = remember ? [kept, tab] : [tab, kept];
      expect(Object.fromEntries(storage.values)).toMatchObject({ accessToken: 'b', casId: 'cas-b' });
      expect(other.values.size).toBe(0);
    }
  });

  test('a renewal of the kept session serves the other tabs, one of this tab alone does not', () => {
    for (const remember of [true, false]) {
      const { secrets } = opened();
      secrets.store(result('a'), remember);
      const shown = { token: secrets.accessToken(), family: secrets.casId() };
      expect(secrets.isSucceeded(shown)).toBe(false);
      secrets.renew({ ...result('b'), casId: 'cas-a' });
      expect(secrets.isSucceeded(shown)).toBe(remember);
    }
  });

  test.each([
    ['kept', true],
    ['tab', false],
  ] as const)('[SESSION-003] who it is lies beside the token, %s, for a week', (where, remember) => {
    const world = opened();
    world.secrets.store(result('a'), remember);
    world.secrets.keepUser(aUser({ isVip: true }));
    expect(world[where].lives.get('userInfo')).toBe(WEEK_MS);
    expect(world.secrets.keptUser()).toEqual(aUser({ isVip: true, fullName: '' }));
  });

  test('no real name and no phone lie open in the browser', () => {
    const { secrets, kept } = opened();
    secrets.store(result('a'), true);
    secrets.keepUser(aUser({ fullName: '王工', accountName: '13800000001' }));
    expect(kept.get('userInfo')).not.toMatch(/王工|13800000001/);
    expect(secrets.keptUser()?.accountName).toBe('138****0001');
  });

  test('without a token nobody is remembered, and what somebody else wrote there is nobody', () => {
    const { secrets, kept, tab } = opened();
    secrets.keepUser(aUser());
    expect([kept.values.size, tab.values.size]).toEqual([0, 0]);
    for (const text of ['', '{', 'null', '[]', '{"globalId":7}']) {
      kept.set('userInfo', text);
      expect(secrets.keptUser()).toBeUndefined();
    }
  });

  test('a login that could not be kept as wanted says so', () => {
    const { secrets } = opened();
    expect([secrets.store(result('a'), true), secrets.store(result('a'), false)]).toEqual([true, true]);
    const blocked = { ...memoryStorage(), get: () => undefined };
    expect(vault(fakePorts({ cookies: blocked })).store(result('a'), true)).toBe(false);
    const full = { ...memoryStorage(), isLasting: () => false };
    expect(vault(fakePorts({ kept: full })).store(result('a'), true)).toBe(false);
    expect(vault(fakePorts({ kept: full, cookies: blocked })).store(result('a'), false)).toBe(true);
  });

  test('clearing forgets the session, not the name of the browser', () => {
    const { secrets, kept, tab, cookies } = opened();
    const device = secrets.deviceId();
    secrets.store(result('a'), true);
    secrets.keepUser(aUser());
    secrets.clear();
    expect([secrets.accessToken(), secrets.casId(), secrets.keepsLogin()]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    expect([tab.values.size, cookies.values.size]).toEqual([0, 0]);
    expect(Object.fromEntries(kept.values)).toEqual({ deviceId: device });
  });

  test('the name of the browser is made once and stays', () => {
    const { secrets, kept } = opened();
    const device = secrets.deviceId();
    expect(secrets.deviceId()).toBe(device);
    expect(vault(fakePorts({ kept })).deviceId()).toBe(device);
    expect(kept.lives.get('deviceId')).toBeUndefined();
  });
});
