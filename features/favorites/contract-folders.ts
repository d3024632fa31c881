import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { folderId } from './contract-rows';

export const MOST_FOLDERS = 50;
export const MOST_NAME = 20;
export const DEFAULT_FOLDER = '默认收藏夹';

const folderName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请填写收藏夹名称'),
    z.maxLength(MOST_NAME, `收藏夹名称不超过 ${MOST_NAME} 个字`),
  );

export const folderListCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/queryFavoriteFolderList',
  access: 'member',
  summary: '我的收藏夹与已用条数',
  data: z.object({
    /** The default one first, the others by name. */
    folders: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        isDefault: z.boolean(),
        nodes: z.number(),
        items: z.number(),
      }),
    ),
    used: z.number(),
    limit: z.number(),
  }),
});
export type FolderList = DataOf<typeof folderListCall>;
export type Folder = FolderList['folders'][number];

const named = z.object({ id: z.string(), name: z.string() });

export const addFolderCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/addFavoriteFolder',
  cost: 'write',
  access: 'member',
  summary: '新建收藏夹',
  body: z.object({ name: folderName }),
  data: named,
});

export const renameFolderCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/renameFavoriteFolder',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '重命名收藏夹',
  body: z.object({ id: folderId, name: folderName }),
  data: named,
});

export const removeFolderCall = defineCall({
  method: 'POST',
  path: '/pb/favorite/removeFavoriteFolder',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '删除收藏夹，其中的收藏移到默认收藏夹',
  body: z.object({ id: folderId }),
  data: z.object({ id: z.string(), moved: z.number() }),
});
