import { defineCall } from '#src/contract/call';
import { homeCall } from './contract';

/** Apart from what the first load reads: the home page has the same in its content. */
export const outlineCall = defineCall({
  method: 'GET',
  path: '/home/queryOutline',
  access: 'public',
  summary: '数据目录：各栏目的记录数与最近更新日期；尚未开放的栏目记录数为空',
  data: homeCall.data.shape.sections,
});
