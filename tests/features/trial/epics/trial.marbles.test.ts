import { asyncScheduler, map, take, toArray } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/trial/commands';
import { countDown } from '#features/trial/epics';
import { events } from '#features/trial/events';
import { followTrial, reloadWithVip } from '#features/trial/policies';
import { membership } from '#src/kernel/shared-events';
import type { Message } from '#src/kernel/messages';
import { aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const now = () => asyncScheduler.now();
const secondsIn = (event: Message) => (event.payload as { readonly secondsLeft: number }).secondsLeft;
const heard = { s: events.codeSent(), x: events.trialClosed({ isGranted: false }) };

test(
  '[TRIAL-009] after a code was sent sixty seconds are counted, then the button returns',
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('s', heard);
    const out$ = countDown(action$, stateOf({}), fakePorts({ now })).pipe(
      map(secondsIn),
      take(61),
      toArray(),
    );
    expectObservable(out$).toBe('60s (n|)', { n: Array.from({ length: 61 }, (_, s) => 60 - s) });
  }),
);

test(
  '[TRIAL-004] closing ends the count',
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('s 1499ms x', heard);
    const out$ = countDown(action$, stateOf({}), fakePorts({ now })).pipe(map(secondsIn));
    expectObservable(out$, '^ 100s !').toBe('a 999ms b', { a: 60, b: 59 });
  }),
);

const onTrial = (trialLeftS: number | undefined) =>
  auth.userReloaded({ user: aUser(trialLeftS === undefined ? {} : { trialLeftS }) });
const asked = { r: commands.reloadUser() };

test(
  'days of VIP that were given are read at once',
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('-v', { v: membership.vipGiven() });
    expectObservable(reloadWithVip(action$, stateOf({}), fakePorts())).toBe('-r', {
      r: commands.reloadUser(undefined, membership.vipGiven()),
    });
  }),
);

test(
  '[TRIAL-011] what is left is asked for every hour',
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('t', { t: onTrial(3 * 86_400) });
    const out$ = followTrial(action$, stateOf({}), fakePorts());
    expectObservable(out$, '^ 7300s !').toBe('3600s r 3599999ms r', asked);
  }),
);

test(
  '[TRIAL-011] and a second after its end; then there is nothing more to ask for',
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('t 11s e', { t: onTrial(10), e: onTrial(undefined) });
    const out$ = followTrial(action$, stateOf({}), fakePorts());
    expectObservable(out$, '^ 9000s !').toBe('11s r', asked);
  }),
);

test(
  'whoever logs out is not asked about any more',
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('t 5s o', { t: onTrial(10), o: auth.loggedOut({ by: 'member' }) });
    expectObservable(followTrial(action$, stateOf({}), fakePorts()), '^ 9000s !').toBe('');
  }),
);
