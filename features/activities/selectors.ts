import { selectPartIn } from '#src/calls/latest-answers';
import { selectorsOf } from '#src/kernel/state';
import type { Calls, PartQuery } from './parts';
import type { ActivitiesState } from './state';

const select = selectorsOf<ActivitiesState>('activities');

export const selectPart = selectPartIn<Calls, PartQuery>(select(({ parts }) => parts));

export const selectWork = select((own) => own.work);
export const selectOutcome = select((own) => own.outcome);
/** The route that is on the screen. */
export const selectEntered = select((own) => own.entered);
export const selectLost = select((own) => own.lost);
export const selectLostOrder = select((own) => own.lostOrder);
