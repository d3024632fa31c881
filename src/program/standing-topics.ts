import { events as authEvents, questions } from '#features/auth/index';
import { events as navigationEvents } from '#features/navigation/index';
import type { StickyTopics } from '#src/kernel/joining';

/** What a slice of the portal is told when it joins late. */
export const standingTopics: StickyTopics = {
  // Until the next try: the slices that deal with it come with the event itself.
  refusal: [authEvents.loginConflicted.type, authEvents.anomalyFound.type, authEvents.loginRequested.type],
  session: [authEvents.loggedIn.type, authEvents.loggedOut.type, authEvents.noSessionFound.type],
  // Rights that came after the login amend what it told.
  member: [authEvents.userReloaded.type, authEvents.loggedIn.type, authEvents.loggedOut.type],
  route: [navigationEvents.routeEntered.type],
  question: [questions.promptRaised.type, questions.promptAnswered.type],
  trial: [authEvents.trialWanted.type],
  // Who was refused something is told why by a slice that comes a moment later.
  access: [navigationEvents.entryRejected.type, navigationEvents.callRejected.type],
};
