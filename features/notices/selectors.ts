import { selectorsOf } from '#src/kernel/state';
import type { NoticesState } from './state';

export const selectNotices = selectorsOf<NoticesState>('notices')((own) => own.shown);
