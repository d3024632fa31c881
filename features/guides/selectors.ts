import { selectorsOf } from '#src/kernel/state';
import type { GuidesState } from './state';

export type { Running } from './state';
import { guideOf } from './tours';

const select = selectorsOf<GuidesState>('guides');

export const selectMember = select((own) => own.member);
export const selectRunning = select((own) => own.running);
export const selectRoute = select((own) => own.route);
export const selectProgress = select((own) => own.progress);
export const selectIsOffered = select((own) => own.isOffered);
export const selectTasks = select((own) => own.tasks);
/** The guide of the page on the screen. */
export const selectGuideHere = select((own) => guideOf(own.route));
