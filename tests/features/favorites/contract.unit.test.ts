import * as z from 'zod/mini';
import {
  addFavoriteCall,
  cancelFavoriteCall,
  CHANGED_AT_ONCE,
  MOST_NOTE,
  nodeListCall,
  STATUS_AT_ONCE,
  statusCall,
} from '#features/favorites/contract';
import { addFolderCall, MOST_NAME } from '#features/favorites/contract-folders';
import type { Call } from '#src/contract/call';

const record = { kind: 'project', ref: 'p1' };
const complaintOf = ({ body }: Call, value: unknown) => z.safeParse(body, value).error?.issues[0]?.message;

test.each([
  [addFavoriteCall, { ...record, kind: '__proto__' }, '未知的记录类型'],
  [addFavoriteCall, { ...record, ref: '' }, '缺少记录编号'],
  [addFavoriteCall, { ...record, ref: 'x'.repeat(201) }, '记录编号过长'],
  [addFavoriteCall, { ...record, folderId: '1 or 1=1' }, '收藏夹编号的格式不正确'],
  [addFavoriteCall, { ...record, note: '注'.repeat(MOST_NOTE + 1) }, `备注不超过 ${MOST_NOTE} 个字`],
  [cancelFavoriteCall, {}, '请指明要取消的收藏'],
  [cancelFavoriteCall, { ids: ['1'], records: [record] }, '请指明要取消的收藏'],
  [cancelFavoriteCall, { ids: [] }, '请先选择收藏'],
  [
    cancelFavoriteCall,
    { ids: Array.from({ length: CHANGED_AT_ONCE + 1 }, () => '1') },
    `一次至多处理 ${CHANGED_AT_ONCE} 条收藏`,
  ],
  [
    statusCall,
    { records: Array.from({ length: STATUS_AT_ONCE + 1 }, () => record) },
    `一次至多查询 ${STATUS_AT_ONCE} 条`,
  ],
  [nodeListCall, { page: 0 }, '页码从 1 开始'],
  [nodeListCall, { pageSize: 101 }, '每页至多 100 条'],
  [addFolderCall, { name: '   ' }, '请填写收藏夹名称'],
  [addFolderCall, { name: '夹'.repeat(MOST_NAME + 1) }, `收藏夹名称不超过 ${MOST_NAME} 个字`],
])('[FAV-002] %# what does not fit is refused in words', (call, value, words) => {
  expect(complaintOf(call as Call, value)).toBe(words);
});

test('[FAV-002] a name is taken without the spaces around it', () => {
  expect(z.parse(addFolderCall.body, { name: ' 医院 ' })).toEqual({ name: '医院' });
});
