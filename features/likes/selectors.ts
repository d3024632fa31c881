import { selectorsOf } from '#src/kernel/state';
import { nameOf, type RecordKey } from './record-key';
import type { LikesState } from './state';

const select = selectorsOf<LikesState>('likes');

export const selectMember = select((own) => own.member);
export const selectDeferred = select((own) => own.deferred);
export const selectMark = select((own, record: RecordKey) => own.marks[nameOf(record)]);
export const selectQuestions = select((own) => own.questions);
