import { events as auth, questions } from '#features/auth/index';
import { events as navigation } from '#features/navigation/index';
import { filter, merge, take } from 'rxjs';
import type { joinStore } from '#src/program/join-store';
import { anomalyPart, overlaysPart, multiLoginPart } from './lazy-parts';

// A chunk that does not arrive is asked for again by the next event.
const load = (part: { readonly load: () => Promise<unknown> }) => void part.load().catch(() => undefined);

/** Slices that few tabs need come with the event that needs them; they hear that event when they join. */
export const loadLateSlices = (hear: ReturnType<typeof joinStore>['hear']): void => {
  merge(hear(auth.loggedIn.match), hear(auth.loginConflicted.match))
    .pipe(take(1))
    .subscribe(() => load(multiLoginPart));
  // A question and the tip on missing rights are wanted before the page is at rest.
  merge(
    hear(navigation.routeEntered.match).pipe(filter(({ payload }) => payload.lacksRights)),
    hear(navigation.entryRejected.match).pipe(filter(({ payload }) => payload.reason === 'vip')),
    hear(navigation.callRejected.match),
    hear(questions.promptRaised.match),
    hear(auth.trialWanted.match),
  ).subscribe(() => load(overlaysPart));
  hear(auth.anomalyFound.match).subscribe(() => load(anomalyPart));
};
