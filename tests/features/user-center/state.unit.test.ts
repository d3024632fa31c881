import { events as auth } from '#features/auth/events';
import { events } from '#features/user-center/events';
import { reducer } from '#features/user-center/state';
import { codes } from '#src/contract/codes';
import { aUser } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';
import { aDevice, aProfile } from './some-profile';

const given = givenTo(reducer);
const loggedIn = (globalId = '6001') => auth.loggedIn({ user: aUser({ globalId }), way: 'account' });
const loggedOut = auth.loggedOut({ by: 'server' });
const draft = {
  fullName: '王工程师',
  company: '',
  email: '',
  contactBy: 'none',
  contactTime: 'any',
} as const;
const browsers = { used: 2, limit: 30, days: 30, isCounted: true };
const failed = (code: number) => events.passwordRejected({ problem: { code, message: '不行' } });

test('a failed load is told, and the next try forgets it', () => {
  const problem = { code: 510, message: '维护中' };
  given([events.profileRequested(), events.profileFailed({ problem })]).thenSelects(
    ({ profile }) => profile,
    {
      status: 'failed',
      saving: 'idle',
      problem,
    },
  );
  given([events.profileFailed({ problem }), events.profileRequested()]).thenSelects(
    ({ profile }) => profile,
    {
      status: 'loading',
      saving: 'idle',
    },
  );
});

test('what was typed waits for the same member, and for nobody else', () => {
  const typed = [
    loggedIn(),
    events.profileLoaded({ profile: aProfile() }),
    events.draftNoted({ fields: draft }),
    loggedOut,
  ];
  given([...typed, loggedIn()]).thenSelects(({ profile }) => profile, {
    status: 'idle',
    saving: 'idle',
    draft,
    globalId: '6001',
  });
  given([...typed, loggedIn('6002')]).thenSelects(({ profile }) => profile, {
    status: 'idle',
    saving: 'idle',
    globalId: '6002',
  });
});

test('of a member who typed nothing nothing is left', () => {
  given([loggedIn(), events.profileLoaded({ profile: aProfile() }), loggedOut]).thenSelects(
    ({ profile }) => profile,
    { status: 'idle', saving: 'idle' },
  );
});

test('saving takes the draft, failing keeps it', () => {
  const profile = aProfile({ fullName: '王工程师' });
  const typed = [events.draftNoted({ fields: draft }), events.savingRequested()];
  given([...typed, events.profileSaved({ profile })]).thenSelects((state) => state.profile, {
    status: 'shown',
    saving: 'idle',
    profile,
  });
  given([...typed, events.savingFailed({ problem: { code: 500, message: '系统出现错误' } })]).thenSelects(
    (state) => state.profile,
    { status: 'idle', saving: 'failed', draft, complaint: { at: 'form', message: '系统出现错误' } },
  );
});

test.each([
  [codes.loginRefused, 'oldPassword'],
  [codes.badRequest, 'newPassword'],
  [codes.tooManyRequests, 'form'],
] as const)('a refusal with %i stands at %s', (code, at) => {
  given([events.passwordChangeRequested(), failed(code)]).thenSelects(({ password }) => password, {
    status: 'failed',
    complaint: { at, message: '不行' },
    changes: 0,
  });
});

test('after a change the form begins anew', () => {
  given([failed(500), events.passwordChangeRequested(), events.passwordChanged({ ended: 1 })]).thenSelects(
    ({ password }) => password,
    { status: 'idle', changes: 1 },
  );
});

test('an ended device leaves the list, all others together leave this one', () => {
  const devices = [aDevice('1', { isCurrent: true }), aDevice('2'), aDevice('3')];
  const found = [
    events.devicesRequested(),
    events.devicesLoaded({ devices, browsers }),
    events.endingRequested({ id: '2' }),
  ];
  const idsAfter = (...more: readonly Parameters<typeof reducer>[1][]) =>
    given([...found, ...more]).state.devices;
  expect(idsAfter().ending).toEqual(['2']);
  expect(idsAfter(events.deviceEnded({ id: '2' }))).toMatchObject({ devices: [{ id: '1' }, { id: '3' }] });
  expect(idsAfter(events.othersEnded({ ended: 2 }))).toMatchObject({ devices: [{ id: '1' }] });
  expect(idsAfter(events.endingFailed({ id: '2', problem: { code: 440, message: '没有' } }))).toMatchObject({
    devices,
  });
  const both = events.endingRequested({ id: '3' });
  expect(idsAfter(both, events.deviceEnded({ id: '2' })).ending).toEqual(['3']);
  const failed = events.endingFailed({ id: '3', problem: { code: 440, message: '没有' } });
  expect(idsAfter(both, failed).ending).toEqual(['2']);
  expect(idsAfter(loggedOut)).toEqual({ status: 'idle' });
});
