import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { ChangedFavorites, FavoritePage, ListView } from './contract';
import type { Folder, FolderList } from './contract-folders';
import type { RecordKey } from './contract-rows';
import type { Answer } from './marks';

interface OfRecord {
  readonly record: RecordKey;
}
interface Refused extends OfRecord {
  readonly problem: Problem;
}
type FolderNamed = Pick<Folder, 'id' | 'name'>;

export const events = defineEvents('favorites', {
  /** Questions are numbered, because answers may come in another order. */
  statusRequested: payload<{ readonly ordinal: number }>(),
  /** Of the records asked for, those that are favourites. */
  statusLoaded: payload<Answer>(),
  /** Whether the records in sight are favourites could not be had. */
  statusFailed: payload<{ readonly problem: Problem }>(),
  /** A visitor wants to add it: it waits for the login. */
  addDeferred: payload<OfRecord>(),
  /** The star is filled before the server has answered. */
  addRequested: payload<OfRecord>(),
  /** The record is a favourite, in this folder. */
  added: payload<OfRecord & { readonly folderName: string }>(),
  /** The star is empty again. */
  addRejected: payload<Refused>(),
  /** The star is empty before the server has answered. */
  cancelRequested: payload<OfRecord>(),
  /** The record is no favourite any more. */
  cancelled: payload<OfRecord>(),
  /** The star is filled again. */
  cancelRejected: payload<Refused>(),
  /** The same account has changed it in another tab of this browser. */
  otherTabFollowed: payload<OfRecord & { readonly isFavorite: boolean }>(),

  ...listEvents<ListView, FavoritePage>(),
  /** Favourites were taken out of the list; they can still be restored. */
  removed: payload<{ readonly favorites: ChangedFavorites }>(),
  /** What was removed is back. */
  restored: payload<{ readonly favorites: ChangedFavorites }>(),
  /** The offer to undo the last removal is gone. */
  removalDismissed: payload(),
  /** Favourites lie in another folder. */
  moved: payload<{ readonly ids: readonly string[]; readonly folderId: string }>(),
  /** The server has the note. */
  noteSaved: payload<{ readonly id: string; readonly note: string }>(),
  /** What was asked of the list or its folders; in words for the member. */
  changeRejected: payload<{ readonly what: string; readonly problem: Problem }>(),

  /** All folders with the number of favourites in each. */
  foldersLoaded: payload<{ readonly folders: FolderList }>(),
  /** The folders could not be shown. */
  foldersFailed: payload<{ readonly problem: Problem }>(),
  /** The server has the folder under an id. */
  folderAdded: payload<FolderNamed>(),
  /** The server has the new name. */
  folderRenamed: payload<FolderNamed>(),
  /** Its favourites were moved to the default folder. */
  folderRemoved: payload<{ readonly id: string; readonly moved: number }>(),
});
