import { defer } from 'rxjs';
import { recoverFromClock, type RecoveryPorts } from '#infra/gateway/recover-from-clock';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { aReply, anAnswer } from '#tests/support/replies';

const request: ApiRequest = { method: 'GET', path: '/me' };
const replies = {
  c: aReply(961, { data: { serverTime: 7 } }),
  h: aReply(962),
  x: aReply(302),
  k: anAnswer('ok'),
};
const unexpected: RecoveryPorts = {
  correctClock: () => {
    throw new Error('nobody expected the clock to be wrong');
  },
  round: () => 0,
};

test(
  'sends again, once, after the clock was corrected',
  marbles(({ cold, expectObservable, flush }) => {
    const answers = ['-(c|)', '-(k|)'];
    const correctClock = jest.fn((_: ApiReply) => cold('-(x|)'));
    const layer = recoverFromClock({ ...unexpected, correctClock });
    expectObservable(layer(() => cold(answers.shift() ?? '', replies))(request)).toBe('---(k|)', replies);
    flush();
    expect(correctClock.mock.calls).toEqual([[replies.c]]);
  }),
);

test(
  'hands a second 961 back',
  marbles(({ cold, expectObservable, flush }) => {
    const send = jest.fn(() => cold('-(c|)', replies));
    const layer = recoverFromClock({ ...unexpected, correctClock: () => cold('(x|)') });
    expectObservable(layer(send)(request)).toBe('--(c|)', replies);
    flush();
    expect(send).toHaveBeenCalledTimes(2);
  }),
);

test(
  'cures a forgotten key and then a wrong clock, each once',
  marbles(({ cold, expectObservable, flush }) => {
    const answers = ['-(h|)', '-(c|)', '-(h|)'];
    const shakeHandsAgain = cold('-(x|)');
    const layer = recoverFromClock({ ...unexpected, correctClock: () => cold('-(x|)'), shakeHandsAgain });
    expectObservable(layer(() => cold(answers.shift() ?? '', replies))(request)).toBe('-----(h|)', replies);
    flush();
    expect(answers).toEqual([]);
  }),
);

test(
  'a 962 for keys that were replaced meanwhile asks for no handshake',
  marbles(({ cold, expectObservable }) => {
    let round = 0;
    const answers = ['---(h|)', '-(k|)'];
    const shakeHandsAgain = defer(() => {
      throw new Error('nobody expected a handshake');
    });
    const layer = recoverFromClock({ ...unexpected, round: () => round, shakeHandsAgain });
    cold('--(r|)').subscribe(() => (round += 1));
    expectObservable(layer(() => cold(answers.shift() ?? '', replies))(request)).toBe('----(k|)', replies);
  }),
);

test(
  'while shaking hands a 962 is handed back, as is every other refusal',
  marbles(({ cold, expectObservable }) => {
    const layer = recoverFromClock(unexpected);
    expectObservable(layer(() => cold('-(h|)', replies))(request)).toBe('-(h|)', replies);
    expectObservable(layer(() => cold('-(x|)', replies))(request)).toBe('-(x|)', replies);
  }),
);
