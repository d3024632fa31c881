import { selectorsOf } from '#src/kernel/state';
import type { RootState } from '#src/kernel/state';
import type { Part, PartData } from './parts';
import type { ActivitiesState, Shown } from './state';

const select = selectorsOf<ActivitiesState>('activities');

const IDLE: Shown<never> = { status: 'idle' };
const selectParts = select((own) => own.parts);

export const selectPart =
  <P extends Part>(part: P) =>
  (state: RootState): Shown<PartData[P]> =>
    selectParts(state)[part] ?? IDLE;

export const selectWork = select((own) => own.work);
export const selectOutcome = select((own) => own.outcome);
/** The route that is on the screen. */
export const selectEntered = select((own) => own.entered);
export const selectLost = select((own) => own.lost);
export const selectLostOrder = select((own) => own.lostOrder);
