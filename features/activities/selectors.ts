import { selectPartIn } from '#src/calls/latest-answers';
import { selectorsOf, type RootState } from '#src/kernel/state';
import type { Calls, PartQuery } from './parts';
import type { ActivitiesState, Outcome } from './state';
import { keyOf, type Work, type WorkRequest } from './work';

const select = selectorsOf<ActivitiesState>('activities');

export const selectPart = selectPartIn<Calls, PartQuery>(select(({ parts }) => parts));

export const selectOutcomes = select((own) => own.outcomes);
const selectWorks = select((own) => own.works);

export const selectIsUnderWay =
  (request: WorkRequest) =>
  (state: RootState): boolean =>
    keyOf(request) in selectWorks(state);
/** Whatever its subject. */
export const selectIsAnyUnderWay =
  (kind: Work) =>
  (state: RootState): boolean =>
    Object.values(selectWorks(state)).some(({ work }) => work === kind);
export const selectOutcome =
  (request: WorkRequest) =>
  (state: RootState): Outcome | undefined =>
    selectOutcomes(state)[keyOf(request)]?.outcome;

/** The route that is on the screen. */
export const selectEntered = select((own) => own.entered);
export const selectGlobalId = select((own) => own.globalId);
export const selectLost = select((own) => own.lost);
export const selectLostOrder = select((own) => own.lostOrder);
