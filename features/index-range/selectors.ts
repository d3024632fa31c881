import { selectorsOf } from '#src/kernel/state';
import type { IndexRangeState } from './state';

const select = selectorsOf<IndexRangeState>('indexRange');

export const selectTable = select((own) => own.table);
export const selectView = select((own) => own.table.view);
export const selectRangeArea = select((own) => own.table.view.areaId);
export const selectUnread = select((own) => own.unread);
export const selectSubject = select((own) => own.subject);
