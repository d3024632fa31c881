import { events } from '#features/user-center/events';
import { tracked } from '#features/user-center/tracked';
import { aProfile } from './some-profile';

const problem = { code: 460, message: '原密码不正确' };

test('the analysts learn that something was changed, never what', () => {
  expect(
    [
      events.profileSaved({ profile: aProfile() }),
      events.savingFailed({ problem }),
      events.passwordChanged({ ended: 1 }),
      events.passwordRejected({ problem }),
      events.deviceEnded({ id: '1' }),
      events.othersEnded({ ended: 2 }),
      events.profileRequested(),
    ].map(tracked),
  ).toEqual([
    { fncode: '110201', query: { ok: true } },
    { fncode: '110201', query: { ok: false } },
    { fncode: '110202', query: { ok: true } },
    { fncode: '110202', query: { ok: false } },
    { fncode: '110203', query: { others: false } },
    { fncode: '110203', query: { others: true } },
    undefined,
  ]);
});
