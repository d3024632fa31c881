import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';

/** Records whose likes one call asks for. */
export const STATUS_AT_ONCE = 200;
const PROJECT = 'project';

const kind = z.string().check(z.regex(/^[a-z][A-Za-z]{1,31}$/, '未知的记录类型'));
const id = z.string().check(z.minLength(1, '缺少记录编号'), z.maxLength(200, '记录编号过长'));
const likedRecord = z.object({ kind: z._default(kind, PROJECT), id });

/** How many like it is for everybody to see; who they are is not. */
const standing = z.object({ id: z.string(), count: z.number(), isLiked: z.boolean() });
export type LikeStanding = z.output<typeof standing>;

export const likeStatusCall = defineCall({
  method: 'POST',
  path: '/core/idx/getBidNodeData',
  access: 'member',
  owner: 'public',
  summary: '一批记录的点赞数与本人是否点赞',
  body: z.object({
    kind: z._default(kind, PROJECT),
    ids: z
      .array(id)
      .check(
        z.minLength(1, '缺少记录编号'),
        z.maxLength(STATUS_AT_ONCE, `一次至多查询 ${STATUS_AT_ONCE} 条`),
      ),
  }),
  /** In the order of the ids; what is not published is left out. */
  data: z.array(standing),
});

export const likeCall = defineCall({
  method: 'POST',
  path: '/pb/likeNum/clickLikeNum',
  cost: 'write',
  access: 'member',
  owner: 'public',
  summary: '点赞（每个账号对每条记录一次）',
  body: likedRecord,
  data: standing,
});

export const unlikeCall = defineCall({
  method: 'POST',
  path: '/pb/likeNum/cancelLikeNum',
  cost: 'write',
  access: 'member',
  owner: 'public',
  summary: '取消点赞',
  body: likedRecord,
  data: standing,
});
