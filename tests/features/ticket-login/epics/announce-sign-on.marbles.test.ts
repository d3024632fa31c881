import { commands } from '#features/ticket-login/commands';
import { announceSignOn } from '#features/ticket-login/epics';
import { events } from '#features/ticket-login/events';
import type { Message } from '#src/kernel/messages';
import type { ApiReply } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { fakeAddress, fakePorts, memoryStorage } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { anOutside, standing } from '../some-outside';

const login = commands.announceSignOn({ action: 'login' });
const logout = commands.announceSignOn({ action: 'logout' });
const signOnImage = 'https://account.example/sign-on?site=zj';
const address = fakeAddress('/policy/index?areaId=20');
const kept = memoryStorage({ accessToken: 'the-access-token' });
const returnTo = 'https://portal.example/#/policy/index?areaId=20';

test(
  '[SESSION-030] [CALL-074] a login loads the picture with a ticket of one use and the return target',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const outside = anOutside({ signOnImage });
    const send = jest.fn(() => cold('--(r|)', { r: anAnswer({ ticket: 'one-use' }) }));
    const action$ = hot<Message>('-c', { c: login });
    const ports = fakePorts({ send, address, kept });
    expectObservable(announceSignOn(outside)(action$, standing('idle'), ports)).toBe('---a', {
      a: events.signOnAnnounced({ action: 'login' }, login),
    });
    flush();
    const [[url = ''] = []] = outside.beacon.mock.calls;
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      site: 'zj',
      action: 'login',
      token: 'one-use',
      returnTo,
    });
    expect(url).not.toContain('the-access-token');
  }),
);

test(
  '[SESSION-030] a logout loads it without a token',
  marbles(({ hot, expectObservable, flush }) => {
    const outside = anOutside({ signOnImage: '/dev/sign-on' });
    const action$ = hot<Message>('-c', { c: logout });
    expectObservable(announceSignOn(outside)(action$, standing('idle'), fakePorts({ address, kept }))).toBe(
      '-a',
      { a: events.signOnAnnounced({ action: 'logout' }, logout) },
    );
    flush();
    expect(outside.beacon.mock.calls).toEqual([
      [`https://portal.example/dev/sign-on?action=logout&returnTo=${encodeURIComponent(returnTo)}`],
    ]);
  }),
);

test(
  'without a ticket no picture is loaded, and nobody is bothered',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const outside = anOutside({ signOnImage });
    const send = () => cold<ApiReply>('-#', undefined, new Error('网络异常'));
    const action$ = hot<Message>('-c', { c: login });
    expectObservable(announceSignOn(outside)(action$, standing('idle'), fakePorts({ send }))).toBe('--l', {
      l: events.signOnFailed({ problem: { code: -1, message: '网络异常' } }, login),
    });
    flush();
    expect(outside.beacon).not.toHaveBeenCalled();
  }),
);

test(
  'where no provider is configured nothing is sent',
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('-cd', { c: login, d: logout });
    expectObservable(announceSignOn(anOutside())(action$, standing('idle'), fakePorts())).toBe('---');
  }),
);
