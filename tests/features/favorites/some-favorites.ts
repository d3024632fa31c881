import type { FavoritePage } from '#features/favorites/contract';
import type { FolderList } from '#features/favorites/contract-folders';
import type { FavoriteRow } from '#features/favorites/contract-rows';
import type { ShownRecord } from '#src/contract/shown-record';

export const shown = (more: Partial<ShownRecord> = {}): ShownRecord => ({
  title: '某住宅楼',
  subtitle: '高层住宅 剪力墙结构',
  areaName: '广东 广州',
  priceDate: '2025-09',
  figure: { label: '单方造价', value: 2_000, unit: '元/㎡', basis: '含税' },
  address: '/commonproj/detail/p1',
  provenance: null,
  ...more,
});

export const aFavorite = (more: Partial<FavoriteRow> = {}): FavoriteRow => ({
  id: '1',
  kind: 'project',
  ref: 'p1',
  folderId: '1',
  note: '',
  addedAt: '2025-10-01T16:30:00.000Z',
  snapshot: { ...shown(), section: '单项工程指标' },
  current: shown(),
  withdrawn: null,
  ...more,
});

export const aPage = (
  rows: readonly FavoriteRow[] = [aFavorite()],
  more: Partial<FavoritePage> = {},
): FavoritePage => ({
  rows: [...rows],
  total: rows.length,
  page: 1,
  pages: 1,
  kinds: [{ kind: 'project', section: '单项工程指标', count: rows.length }],
  ...more,
});

export const someFolders = (): FolderList => ({
  folders: [
    { id: '1', name: '默认收藏夹', isDefault: true, nodes: 1, items: 0 },
    { id: '2', name: '医院', isDefault: false, nodes: 0, items: 3 },
  ],
  used: 4,
  limit: 1_000,
});
