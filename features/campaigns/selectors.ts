import { selectPartIn } from '#src/calls/latest-answers';
import { selectorsOf } from '#src/kernel/state';
import { shownAt } from './modules';
import type { Calls, PartQuery } from './parts';
import type { CampaignsState } from './state';

const select = selectorsOf<CampaignsState>('campaigns');
export const selectPart = selectPartIn<Calls, PartQuery>(select(({ parts }) => parts));
export const selectPlace = select((own) => own.place);
/** The campaign that is on the screen. */
export const selectShown = select((own) => shownAt(own.place));
export const selectIsMember = select((own) => own.isMember);
export const selectOutcome = select((own) => own.outcome);
export const selectLost = select((own) => own.lost);
export const selectIsBusy = select((own) => own.act !== undefined || own.lost !== undefined);
