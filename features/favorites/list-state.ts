import type { Problem } from '#src/kernel/send';
import type { ChangedFavorites, FavoritePage } from './contract';
import type { FolderList } from './contract-folders';
import type { ListView } from './list-view';

/** While a new page is on its way the old rows stay on the screen. */
export interface ListState {
  readonly status: 'idle' | 'searching' | 'shown' | 'failed';
  readonly view: ListView;
  readonly page?: FavoritePage;
  readonly problem?: Problem;
  /** Just removed; this may be taken back. */
  readonly removed?: ChangedFavorites;
  readonly folders?: FolderList;
}
export const emptyList: ListState = { status: 'idle', view: {} };

/** Those of another list or folder do not stay. */
export const started = (list: ListState, view: ListView): ListState => {
  const { problem: _, page, ...rest } = list;
  const isSameList = (list.view.list ?? 'node') === (view.list ?? 'node');
  return { ...rest, status: 'searching', view, ...(page && isSameList && { page }) };
};

export const withoutRemoved = (list: ListState): ListState => {
  const { removed: _, ...rest } = list;
  return rest;
};

export const withNote = (list: ListState, id: string, note: string): ListState => {
  const { page } = list;
  if (!page) return list;
  return {
    ...list,
    page: { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, note } : row)) },
  };
};
