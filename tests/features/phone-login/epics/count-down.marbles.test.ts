import { asyncScheduler, map, take, toArray } from 'rxjs';
import { countDown } from '#features/phone-login/epics';
import { events } from '#features/phone-login/events';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const sent = events.codeSent({ mobile: '13800000001' });
const secondsIn = (event: Message) => (event.payload as { readonly secondsLeft: number }).secondsLeft;
/** Virtual while the marbles run. */
const now = () => asyncScheduler.now();
const countdown = (said: string, clock = now) =>
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('s', { s: sent });
    const out$ = countDown(action$, stateOf({}), fakePorts({ now: clock })).pipe(map(secondsIn));
    expectObservable(out$.pipe(take(61), toArray())).toBe(said, {
      n: Array.from({ length: 61 }, (_, s) => 60 - s),
    });
  });

test('[PHONE-003] counts 60 to 0, one a second', countdown('60s (n|)'));

test(
  '[PHONE-003] ends at 0: nothing follows',
  marbles(({ hot, expectObservable }) => {
    const out$ = countDown(hot<Message>('s', { s: sent }), stateOf({}), fakePorts({ now })).pipe(
      map(secondsIn),
    );
    const seconds = Array.from({ length: 61 }, (_, s) => String.fromCharCode(0x4e00 + s));
    const values = Object.fromEntries(seconds.map((sign, s) => [sign, 60 - s]));
    expectObservable(out$, '^ 200s !').toBe(seconds.join(' 999ms '), values);
  }),
);

test(
  'a newer code starts the count anew',
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('s 1499ms s', { s: sent });
    const out$ = countDown(action$, stateOf({}), fakePorts({ now })).pipe(map(secondsIn), take(4));
    expectObservable(out$).toBe('a 999ms b 499ms a 999ms (b|)', { a: 60, b: 59 });
  }),
);

test(
  'a tab that slept catches up with the clock instead of counting on',
  marbles(({ hot, expectObservable }) => {
    const slept = () => (asyncScheduler.now() < 1_000 ? 0 : asyncScheduler.now() + 40_000);
    const action$ = hot<Message>('s', { s: sent });
    const out$ = countDown(action$, stateOf({}), fakePorts({ now: slept })).pipe(map(secondsIn), take(3));
    expectObservable(out$).toBe('a 999ms b 999ms (c|)', { a: 60, b: 19, c: 18 });
  }),
);
