/** @jest-environment node */
import { events as anomaly } from '#features/anomaly/events';
import { events as auth } from '#features/auth/events';
import { events as multiLogin } from '#features/multi-login/events';
import { events as navigation } from '#features/navigation/events';
import { events as phoneLogin } from '#features/phone-login/events';
import type { DomainEvent } from '#src/kernel/messages';
import type { Reducers } from '#infra/action-log/replay';
import { readReducers } from '#src/recorder/reducers';
import { aUser, anEntry } from '#tests/support/builders';

let reducers: Reducers;
beforeAll(async () => {
  reducers = await readReducers();
});

const user = aUser({
  globalId: 'G-6001',
  accountName: 'N-account',
  fullName: 'N-name',
  passwordMobile: 'N-mobile',
  isVip: true,
  isPartner: true,
  canPublish: true,
  isNewUser: true,
  hasRights: true,
});
const fold = (told: readonly DomainEvent[]) =>
  Object.fromEntries(
    Object.entries(reducers).map(([slice, reducer]) => [
      slice,
      told.reduce<unknown>((state, event) => reducer(state, event), reducer(undefined, { type: '@@start' })),
    ]),
  );

const account = { globalId: 'G-6001', username: 'N-account' };
const lived: readonly DomainEvent[] = [
  anomaly.formCancelled(),
  phoneLogin.codeSent({ mobile: 'N-mobile' }),
  phoneLogin.accountChosen({ globalId: 'G-6001', userName: 'N-account', kind: 'personal', hasRights: true }),
  multiLogin.checkRequested(account),
  multiLogin.applicationAllowed(account),
  auth.loggedIn({ user, way: 'account' }),
  navigation.routeEntered(anEntry()),
];

describe('[SESSION-009] whatever is known of a member', () => {
  test('is known while they are logged in', () => {
    expect(JSON.stringify(fold(lived))).toMatch(/G-6001.*N-name/);
  });

  test.each(['member', 'server', 'other-tab'] as const)('is in no slice any more, left by %s', (by) => {
    expect(JSON.stringify(fold([...lived, auth.loggedOut({ by })]))).not.toMatch(/G-6001|N-\w/);
  });
});

test('publishing, sourcing, VIP and rights are gone with the member', () => {
  expect(fold([...lived, auth.loggedOut({ by: 'member' })])).toMatchObject({
    auth: { status: 'out' },
    navigation: {
      visitor: { status: 'out', isVip: false, hasRights: false, isPartner: false, globalId: '' },
    },
  });
});
