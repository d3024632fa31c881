import {
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  pairwise,
  skip,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { exchange } from '#src/calls/exchange';
import { drawTipCall } from '#src/contract/draw-tip';
import type { Epic, State$ } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import type { Address } from '#src/kernel/ports';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { updateRaffleTimesCall } from './contract';
import type { Elements } from './elements';
import { events, type GuidePosition } from './events';
import { selectMember, selectProgress, selectRoute, selectRunning } from './selectors';
import { TARGETS } from './targets';
import { entryTo, stepAfter, stepAt, stepBeyond } from './way';

/** A step that is waited for longer can be skipped. */
const PATIENCE_MS = 8_000;

/** To the page of a step that has an address. */
const walkTo = (place: GuidePosition, route: string | undefined, address: Address): void => {
  const step = stepAt(place);
  if (step?.path !== undefined && step.page !== route) address.go(step.path);
};

/** From the step that was reached before, if it was this guide. */
export const startGuide = when(commands.startGuide, ({ guide }, state, { address }) => {
  if (!selectMember(state)) return undefined;
  const progress = selectProgress(state);
  const place = entryTo({ guide, step: progress?.guide === guide ? progress.step : 0 }, selectRoute(state));
  walkTo(place, selectRoute(state), address);
  return events.guideBegun(place);
});

/** To the step after this one; to a page of its own by pressing what this step shows. */
export const goOn = (elements: Elements): Epic =>
  when(commands.goOn, (_, state) => {
    const running = selectRunning(state);
    const member = selectMember(state);
    if (!running || !member) return undefined;
    const next = stepAfter(running, member);
    if (!next) return events.guideCompleted({ guide: running.guide });
    if (stepAt(next)?.page === selectRoute(state)) return events.stepReached(next);
    // The page that opens tells of the next step.
    const here = stepAt(running);
    if (here) elements.press(TARGETS[here.target]);
    return undefined;
  });

export const goBack = when(commands.goBack, (_, state, { address }) => {
  const running = selectRunning(state);
  if (!running || running.step === 0) return undefined;
  const before = entryTo({ ...running, step: running.step - 1 }, selectRoute(state));
  walkTo(before, selectRoute(state), address);
  return events.stepReached(before);
});

export const skipStep = when(commands.skipStep, (_, state, { address }) => {
  const running = selectRunning(state);
  const member = selectMember(state);
  if (!running || !member) return undefined;
  const next = stepBeyond(running, member);
  if (!next) return events.guideCompleted({ guide: running.guide });
  walkTo(next, selectRoute(state), address);
  return events.stepReached(next);
});

export const returnToGuide = when(commands.returnToGuide, (_, state, { address }) => {
  const running = selectRunning(state);
  if (!running) return undefined;
  const place = entryTo(running, selectRoute(state));
  walkTo(place, selectRoute(state), address);
  return events.stepReached(place);
});

export const closeGuide = when(commands.closeGuide, (_, state) => {
  const running = selectRunning(state);
  return running && events.guideClosed({ guide: running.guide, step: running.step });
});

/** The member pressed what the step shows, and the page of the next one opens. */
export const followMember = when(navigation.routeEntered, ({ name }, state) => {
  const running = selectRunning(state);
  const member = selectMember(state);
  const next = running && member && stepAfter(running, member);
  if (!next || stepAt(running)?.page === name || stepAt(next)?.page !== name) return undefined;
  return events.stepReached(next);
});

/**
 * What the present step shows, as it comes and goes.
 *
 *   presence  f----t---f------(8 s)
 *   told      -----F---L----------M
 */
export const watchTarget =
  (elements: Elements): Epic =>
  (action$, state$) =>
    action$.pipe(
      filter(
        (action) =>
          events.guideBegun.match(action) ||
          events.guideResumed.match(action) ||
          events.stepReached.match(action) ||
          events.guideClosed.match(action) ||
          events.guideCompleted.match(action) ||
          auth.loggedOut.match(action) ||
          (navigation.routeEntered.match(action) && !action.payload.isSameRoute),
      ),
      switchMap((cause) => {
        const running = selectRunning(state$.value);
        const step = running && stepAt(running);
        if (!step || step.page !== selectRoute(state$.value)) return EMPTY;
        const place = { guide: running.guide, step: running.step };
        return elements.presence(TARGETS[step.target]).pipe(
          startWith(undefined),
          pairwise(),
          switchMap(([was, isThere]) => {
            if (isThere) return of(events.targetFound(place));
            const missed$ = timer(PATIENCE_MS).pipe(map(() => events.targetMissed(place)));
            return was ? concat(of(events.targetLost(place)), missed$) : missed$;
          }),
          map((event) => causedBy(event, cause)),
        );
      }),
    );

/** A failure is told and changes nothing: the guide is completed. */
export const claimReward = exchange({
  on: events.guideCompleted,
  overlap: mergeMap,
  subject: ({ guide }) => guide,
  call: updateRaffleTimesCall,
  request: ({ guide }, state) => ({
    body: { guideCode: guide, globalId: selectMember(state)?.globalId },
  }),
  succeeded: (reward, { guide }) => events.rewardGranted({ guide, reward }),
  failed: (problem, { guide }) => events.rewardFailed({ guide, problem }),
});

/** With a new login, not with a page that is loaded again. */
export const loadDrawChances = exchange({
  on: {
    match: (event): event is ReturnType<typeof auth.loggedIn> =>
      auth.loggedIn.match(event) && event.payload.way !== 'resumed',
  },
  overlap: switchMap,
  call: drawTipCall,
  succeeded: ({ chances }) => events.drawChancesLoaded({ chances }),
  failed: (problem) => events.drawChancesFailed({ problem }),
});

const guideIn = (action$: Observable<Message>, state$: State$) =>
  action$.pipe(
    map(() => selectRunning(state$.value)?.guide),
    startWith(undefined),
    distinctUntilChanged(),
  );

const whileRunning = (action$: Observable<Message>, state$: State$, what$: Observable<Message>) =>
  guideIn(action$, state$).pipe(switchMap((guide) => (guide ? what$ : EMPTY)));

export const closeOnEscape =
  (elements: Elements): Epic =>
  (action$, state$) =>
    whileRunning(action$, state$, elements.escape$.pipe(map(() => commands.closeGuide())));

export const keepFocus =
  (elements: Elements): Epic =>
  (action$, state$) =>
    whileRunning(action$, state$, elements.focusKept$);

/** Every fact of a member who is being guided says so. */
export const tellGuideType: Epic = (action$, state$) =>
  guideIn(action$, state$).pipe(
    skip(1),
    map((guideType) => events.guideTypeChanged({ guideType })),
  );

export const declineOffer = when(commands.declineOffer, () => events.offerDeclined());
