import { exhaustMap, filter, map, switchMap, takeUntil, type Observable } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { findProvinceCall } from '#src/contract/provinces';
import { attempt } from '#src/kernel/attempt';
import { secondsDown } from '#src/kernel/count-down';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { applyTrialCall, trialCodeCall } from './contract';
import { events } from './events';
import { selectIsTrialOpen, selectMayRequestCode, selectStep, selectWaitsForLogin } from './selectors';

export const openTrial = when(commands.openTrial, (payload) => events.trialOpened(payload));

/** An application on its way is waited for. */
export const closeTrial = when(commands.closeTrial, (_, state) => {
  const step = selectStep(state);
  if (!selectIsTrialOpen(state) || step === 'applying') return undefined;
  return events.trialClosed({ isGranted: step === 'granted' });
});

export const loadProvinces = exchange({
  on: commands.loadProvinces,
  overlap: switchMap,
  call: findProvinceCall,
  until: events.trialClosed.match,
  succeeded: (provinces) => events.provincesLoaded({ provinces }),
  failed: (problem) => events.provincesFailed({ problem }),
});

/** The gateway has the member pass the captcha on the way, whose result goes into the header. */
export const requestCode = exchange({
  on: commands.requestCode,
  overlap: exhaustMap,
  call: trialCodeCall,
  request: ({ mobile }, state) =>
    mobile !== '' && selectMayRequestCode(state) ? { body: { mobile } } : undefined,
  until: events.trialClosed.match,
  started: () => events.codeRequested(),
  succeeded: () => events.codeSent(),
  failed: (problem) => events.codeRequestFailed({ problem }),
});

/** An opening begins with none. */
export const countDown: Epic = (action$, _state$, { now }) =>
  action$.pipe(
    filter(events.codeSent.match),
    switchMap((event) =>
      secondsDown(now).pipe(
        map((secondsLeft) => events.countdownTicked({ secondsLeft }, event)),
        takeUntil(action$.pipe(filter(events.trialClosed.match))),
      ),
    ),
  );

export const apply = exchange({
  on: commands.apply,
  overlap: exhaustMap,
  call: applyTrialCall,
  request: (application, state) =>
    selectWaitsForLogin(state) ? undefined : { body: { ...application, source: 0 as const } },
  started: () => events.applicationRequested(),
  succeeded: (granted) => events.trialGranted({ granted }),
  failed: (problem) => events.trialRejected({ problem }),
});

export const correct = when(commands.correct, (_, state) =>
  selectStep(state) === 'rejected' ? events.correctionBegun() : undefined,
);

/** How the member is read anew; tells it as whoever keeps sessions does. */
export type ReadUser = (ports: Ports) => Observable<DomainEvent>;

export const reloadUser = (readUser: ReadUser): Epic =>
  attempt({
    on: commands.reloadUser,
    overlap: switchMap,
    work: (_, ports) => readUser(ports),
    succeeded: (told) => told,
    failed: (problem) => events.userReloadFailed({ problem }),
  });
