import type { RecordKey } from './contract-rows';
import { nameOf } from './record-name';
import type { FavoritesState } from './state';

const own = (state: unknown) => (state as { readonly favorites: FavoritesState }).favorites;

export const selectMember = (state: unknown) => own(state).member;
export const selectDeferred = (state: unknown) => own(state).deferred;
export const selectMark = (state: unknown, record: RecordKey) => own(state).marks.byName[nameOf(record)];
export const selectQuestions = (state: unknown) => own(state).marks.questions;
export const selectList = (state: unknown) => own(state).list;
export const selectView = (state: unknown) => own(state).list.view;
export const selectRemoved = (state: unknown) => own(state).list.removed;
export const selectFolders = (state: unknown) => own(state).list.folders;
