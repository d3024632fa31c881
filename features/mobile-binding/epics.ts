import { exhaustMap, filter, map, switchMap, takeUntil } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { secondsDown } from '#src/kernel/count-down';
import type { Epic } from '#src/kernel/epic';
import { session } from '#src/kernel/shared-events';
import { commands } from './commands';
import { bindMobileCall, boundMobileCall, mobileCodeCall, unbindMobileCall } from './contract';
import { events } from './events';
import { selectMayRequestCode } from './selectors';

export const loadMobile = exchange({
  on: commands.loadMobile,
  overlap: switchMap,
  call: boundMobileCall,
  succeeded: ({ mobile }) => events.mobileLoaded({ mobile }),
  failed: (problem) => events.mobileFailed({ problem }),
});

/** The gateway has the member pass the captcha on the way, whose result goes into the header. */
export const requestCode = exchange({
  on: commands.requestCode,
  overlap: exhaustMap,
  call: mobileCodeCall,
  request: ({ mobile }, state) => (selectMayRequestCode(state) ? { body: { mobile } } : undefined),
  started: () => events.codeRequested(),
  succeeded: () => events.codeSent(),
  failed: (problem) => events.codeRequestFailed({ problem }),
});

/** switchMap: a newer code starts the count anew. */
export const countDown: Epic = (action$, _state$, { now }) =>
  action$.pipe(
    filter(events.codeSent.match),
    switchMap((event) =>
      secondsDown(now).pipe(
        map((secondsLeft) => events.countdownTicked({ secondsLeft }, event)),
        takeUntil(action$.pipe(filter(session.loggedOut.match))),
      ),
    ),
  );

/** exhaustMap: a code is good once, so a second click must not spend it while the first is on its way. */
export const bindMobile = exchange({
  on: commands.bindMobile,
  overlap: exhaustMap,
  call: bindMobileCall,
  request: (binding) => ({ body: binding }),
  started: () => events.changeRequested(),
  succeeded: ({ mobile }) => events.mobileChanged({ mobile }),
  failed: (problem) => events.changeRejected({ change: 'bind', problem }),
});

export const unbindMobile = exchange({
  on: commands.unbindMobile,
  overlap: exhaustMap,
  call: unbindMobileCall,
  request: ({ password }) => ({ body: { password } }),
  started: () => events.changeRequested(),
  succeeded: () => events.mobileRemoved(),
  failed: (problem) => events.changeRejected({ change: 'unbind', problem }),
});
