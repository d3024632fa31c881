import { selectorsOf } from '#src/kernel/state';
import type { RecordKey } from './contract-rows';
import { nameOf } from './record-name';
import type { FavoritesState } from './state';

const select = selectorsOf<FavoritesState>('favorites');

export const selectMember = select((own) => own.member);
export const selectDeferred = select((own) => own.deferred);
export const selectMark = select((own, record: RecordKey) => own.marks.byName[nameOf(record)]);
export const selectQuestions = select((own) => own.marks.questions);
export const selectList = select((own) => own.list);
export const selectView = select((own) => own.list.view);
export const selectRemoved = select((own) => own.list.removed);
export const selectSettled = select((own) => own.list.settled);
export const selectFolders = select((own) => own.list.folders);
export const selectFoldersProblem = select((own) => own.list.foldersProblem);
