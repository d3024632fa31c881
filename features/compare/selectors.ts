import { selectorsOf } from '#src/kernel/state';
import type { CompareState } from './state';

const select = selectorsOf<CompareState>('compare');

export const selectMember = select((own) => own.member);
export const selectTray = select((own) => own.tray);
export const selectPage = select((own) => own.page);
export const selectView = select((own) => own.page.view);
export const selectSaved = select((own) => own.saved);
