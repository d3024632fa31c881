import { selectorsOf } from '#src/kernel/state';
import type { AboutState } from './state';

const select = selectorsOf<AboutState>('about');

export const selectSiteInfo = select((own) => own.siteInfo);
export const selectDraft = select((own) => own.draft);
export const selectStatus = select((own) => own.status);
export const selectComplaint = select((own) => own.complaint);
export const selectConfirmation = select((own) => own.confirmation);
