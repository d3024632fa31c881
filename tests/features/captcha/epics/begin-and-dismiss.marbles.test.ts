import { commands } from '#features/captcha/commands';
import { begin, dismiss } from '#features/captcha/epics';
import { events } from '#features/captcha/events';
import { closeWhenPassed } from '#features/captcha/policies';
import type { CaptchaState } from '#features/captcha/state';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const at = (status: CaptchaState['status']) => stateOf({ captcha: { status, waiting: ['call'] } });
const input = { b: commands.begin(), d: commands.dismiss(), r: events.captchaRequired({ purpose: 'call' }) };

describe('begin', () => {
  test.each(['asking', 'failed'] as const)('starts the work when %s', (status) =>
    marbles(({ hot, expectObservable }) => {
      const started = events.workRequested(undefined, commands.begin());
      expectObservable(begin(hot('-b', input), at(status), fakePorts())).toBe('-s', { s: started });
    })(),
  );

  test.each(['closed', 'working', 'passed'] as const)('changes nothing when %s', (status) =>
    marbles(({ hot, expectObservable }) => {
      expectObservable(begin(hot('-b-b', input), at(status), fakePorts())).toBe('');
    })(),
  );
});

describe('dismiss', () => {
  test.each(['asking', 'working', 'failed'] as const)('[CAPTCHA-007] gives up when %s', (status) =>
    marbles(({ hot, expectObservable }) => {
      const dismissed = events.captchaDismissed(undefined, commands.dismiss());
      expectObservable(dismiss(hot('-d', input), at(status), fakePorts())).toBe('-x', { x: dismissed });
    })(),
  );

  test(
    'closes what has passed without taking the answers back',
    marbles(({ hot, expectObservable }) => {
      const closed = events.captchaClosed(undefined, commands.dismiss());
      expectObservable(dismiss(hot('-d', input), at('passed'), fakePorts())).toBe('-x', { x: closed });
    }),
  );

  test(
    'a dialog that is closed stays as it is',
    marbles(({ hot, expectObservable }) => {
      expectObservable(dismiss(hot('-d', input), at('closed'), fakePorts())).toBe('');
    }),
  );
});

describe('closeWhenPassed', () => {
  const solved = events.captchaSolved({ purpose: 'call' });
  const values = { ...input, s: solved, c: events.captchaClosed(undefined, solved) };

  test(
    'lets the good news stand for a moment',
    marbles(({ hot, expectObservable }) => {
      expectObservable(closeWhenPassed(hot('s', values), at('passed'), fakePorts())).toBe('1200ms c', values);
    }),
  );

  test(
    'stays open while others wait',
    marbles(({ hot, expectObservable }) => {
      expectObservable(closeWhenPassed(hot('s', values), at('working'), fakePorts())).toBe('');
    }),
  );

  test(
    'stays open for a call that asks again meanwhile',
    marbles(({ hot, expectObservable }) => {
      expectObservable(closeWhenPassed(hot('s 500ms r', values), at('passed'), fakePorts())).toBe('');
    }),
  );
});
