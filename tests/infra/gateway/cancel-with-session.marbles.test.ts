import { cancelWithSession, sessionLeft } from '#infra/gateway/cancel-with-session';
import { gateway } from '#infra/gateway/gateway';
import { handleStatus } from '#infra/gateway/handle-status';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { aReply, anAnswer } from '#tests/support/replies';

const mine: ApiRequest = { method: 'GET', path: '/pb/api/web/usr', session: 'required' };
const replies = { k: anAnswer('ok'), x: aReply(302, { businessMsg: '登录已过期' }) };
const left = new CallRefused(sessionLeft);

describe('cancelWithSession', () => {
  test(
    'a call that is answered in time is answered',
    marbles(({ cold, hot, expectObservable }) => {
      const send = cancelWithSession({ left$: hot('-----L') })(() => cold('---(k|)', replies));
      expectObservable(send(mine)).toBe('---(k|)', replies);
    }),
  );

  test(
    'one that is on its way when the member leaves is cancelled',
    marbles(({ cold, hot, expectObservable, expectSubscriptions }) => {
      const answer$ = cold('-----(k|)', replies);
      const send = cancelWithSession({ left$: hot('--L') })(() => answer$);
      expectObservable(send(mine)).toBe('--#', {}, left);
      expectSubscriptions(answer$.subscriptions).toBe('^-!');
    }),
  );

  test(
    'what a visitor may ask as well goes on, and so does what is sent without a session',
    marbles(({ cold, hot, expectObservable }) => {
      const send = cancelWithSession({ left$: hot('--L') })(() => cold('-----(k|)', replies));
      for (const session of ['optional', 'none'] as const)
        expectObservable(send({ ...mine, session })).toBe('-----(k|)', replies);
    }),
  );

  test(
    'leaving concerns the calls of that moment: the next member is served',
    marbles(({ cold, hot, expectObservable }) => {
      const send = cancelWithSession({ left$: hot('--L') })(() => cold('--(k|)', replies));
      expectObservable(send(mine), '---^').toBe('-----(k|)', replies);
    }),
  );

  test(
    'fault 17: five calls in flight are dropped without a notice, and their late 302 ends nobody’s session',
    marbles(({ cold, hot, expectObservable, flush }) => {
      const settle = {
        notify: jest.fn(),
        announceAccessRefused: jest.fn(),
        announceSessionOver: jest.fn(),
        announceLoginAnomaly: jest.fn(),
      };
      const send = gateway(
        () => cold('-----(x|)', replies),
        cancelWithSession({ left$: hot('--L') }),
        handleStatus(settle),
      );
      for (let call = 0; call < 5; call += 1) expectObservable(send(mine)).toBe('--#', {}, left);
      flush();
      for (const told of Object.values(settle)) expect(told).not.toHaveBeenCalled();
    }),
  );
});
