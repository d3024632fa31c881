import { selectorsOf, type RootState } from '#src/kernel/state';
import { shownAt } from './modules';
import type { Part, PartData } from './parts';
import type { CampaignsState, ShownPart } from './state';

const select = selectorsOf<CampaignsState>('campaigns');
const IDLE: ShownPart<never> = { status: 'idle' };
const selectParts = select((own) => own.parts);

export const selectPart =
  <P extends Part>(part: P) =>
  (state: RootState): ShownPart<PartData[P]> =>
    selectParts(state)[part] ?? IDLE;
export const selectPlace = select((own) => own.place);
/** The campaign that is on the screen. */
export const selectShown = select((own) => shownAt(own.place));
export const selectIsMember = select((own) => own.isMember);
export const selectOutcome = select((own) => own.outcome);
export const selectLost = select((own) => own.lost);
export const selectIsBusy = select((own) => own.act !== undefined || own.lost !== undefined);
