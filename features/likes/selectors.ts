import { nameOf, type RecordKey } from './record-key';
import type { LikesState } from './state';

const own = (state: unknown) => (state as { readonly likes: LikesState }).likes;

export const selectMember = (state: unknown) => own(state).member;
export const selectDeferred = (state: unknown) => own(state).deferred;
export const selectMark = (state: unknown, record: RecordKey) => own(state).marks[nameOf(record)];
export const selectQuestions = (state: unknown) => own(state).questions;
