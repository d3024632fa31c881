import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { choice, defineFilter, keyword } from '#src/contract/listing/filter';
import { defineList, type ViewOf } from '#src/contract/listing/list';
import { pageNoField, pageSizeField } from '#src/contract/listing/paging';
import { favoriteId, favoriteRow, folderId, recordKey } from './contract-rows';

export const MOST_FAVORITES = 1_000;
export const MOST_NOTE = 200;
/** Records whose status one call asks for. */
export const STATUS_AT_ONCE = 200;
/** Favourites one call changes. */
export const CHANGED_AT_ONCE = 100;

/** 节点: records that are a whole, such as a project; 条目: lines with one price. */
export const LISTS = { node: '工程与文件', item: '单价条目' } as const;
export type ListName = keyof typeof LISTS;
export const SORTS = { time: '收藏时间', title: '名称' } as const;
export type Sort = keyof typeof SORTS;

const manyIds = z
  .array(favoriteId)
  .check(
    z.minLength(1, '请先选择收藏'),
    z.maxLength(CHANGED_AT_ONCE, `一次至多处理 ${CHANGED_AT_ONCE} 条收藏`),
  );

/** Sections and folders are known by what the server tells of them. */
export const favoriteList = defineList({
  route: 'userFavorites',
  path: '/usercenter/favorites',
  paging: 'pages',
  sorts: SORTS,
  sortsInBasis: [],
  ascending: ['title'],
  filters: [
    choice('list', '收藏种类', {
      options: Object.entries(LISTS) as [ListName, string][],
      control: 'none',
      stays: true,
    }),
    defineFilter({
      name: 'folderId',
      label: '收藏夹',
      fields: { folderId: z.optional(folderId) },
      control: { kind: 'none' },
      words: (view) => view.folderId,
    }),
    defineFilter({
      name: 'kind',
      label: '版块',
      fields: { kind: z.optional(recordKey.shape.kind) },
      control: { kind: 'none' },
      words: (view) => view.kind,
    }),
    keyword('名称、地区或备注'),
  ],
  defaults: { list: 'node' },
  // Another list has other sections.
  settle: (view, before) => (before && before.list !== view.list ? { ...view, kind: undefined } : view),
});
export type ListView = ViewOf<typeof favoriteList>;

const { list: _list, ...asked } = favoriteList.body;
const favoriteQuery = z.object({
  ...asked,
  page: pageNoField(MOST_FAVORITES),
  pageSize: pageSizeField(100),
});
export type FavoriteQuery = z.output<typeof favoriteQuery>;

const favoritePage = z.object({
  rows: z.array(favoriteRow),
  total: z.number(),
  /** The page these rows are: the last one when a later one was asked for. */
  page: z.number(),
  pages: z.number(),
  /** Sections the list holds records of, whichever of them is asked for. */
  kinds: z.array(z.object({ kind: z.string(), section: z.string(), count: z.number() })),
});
export type FavoritePage = z.output<typeof favoritePage>;

export const nodeListCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/queryFavoriteNodeList',
  access: 'member',
  owner: 'account',
  summary: '我的收藏：工程、文件与指数',
  body: favoriteQuery,
  data: favoritePage,
});

export const itemListCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/queryFavoriteItemList',
  access: 'member',
  owner: 'account',
  summary: '我的收藏：单价条目',
  body: favoriteQuery,
  data: favoritePage,
});

export const statusCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/queryFavoriteStatus',
  access: 'member',
  owner: 'account',
  summary: '一批记录中哪些已收藏',
  body: z.object({
    records: z
      .array(recordKey)
      .check(z.minLength(1, '缺少记录'), z.maxLength(STATUS_AT_ONCE, `一次至多查询 ${STATUS_AT_ONCE} 条`)),
  }),
  /** Those of the records that are favourites. */
  data: z.object({ favorites: z.array(recordKey) }),
});

export const addFavoriteCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/addFavorite',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '收藏一条记录（重复收藏不变）',
  body: z.extend(recordKey, {
    folderId: z.optional(folderId),
    note: z.optional(z.string().check(z.maxLength(MOST_NOTE, `备注不超过 ${MOST_NOTE} 个字`))),
  }),
  data: z.object({ id: z.string(), folderId: z.string(), folderName: z.string() }),
});
export type AddedFavorite = DataOf<typeof addFavoriteCall>;
export type FavoriteRequest = BodyOf<typeof addFavoriteCall>;

const changed = z.object({ favorites: z.array(z.extend(recordKey, { id: z.string() })) });
export type ChangedFavorites = z.output<typeof changed>['favorites'];

export const cancelFavoriteCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/cancelFavorite',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '取消收藏，按收藏编号或按记录',
  body: z
    .object({
      ids: z.optional(manyIds),
      records: z.optional(
        z.array(recordKey).check(z.maxLength(CHANGED_AT_ONCE, `一次至多处理 ${CHANGED_AT_ONCE} 条收藏`)),
      ),
    })
    .check(
      z.refine(({ ids, records }) => (ids === undefined) !== (records === undefined), '请指明要取消的收藏'),
    ),
  data: changed,
});

export const restoreFavoriteCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/restoreFavorite',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '撤销取消收藏（24 小时内）',
  body: z.object({ ids: manyIds }),
  data: changed,
});

export const moveFavoriteCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/moveFavorite',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '把收藏移到另一个收藏夹',
  body: z.object({ ids: manyIds, folderId }),
  data: z.object({ moved: z.number() }),
});

export const noteFavoriteCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/noteFavorite',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '给一条收藏写备注',
  body: z.object({
    id: favoriteId,
    note: z.string().check(z.trim(), z.maxLength(MOST_NOTE, `备注不超过 ${MOST_NOTE} 个字`)),
  }),
  data: z.object({ id: z.string(), note: z.string() }),
});
