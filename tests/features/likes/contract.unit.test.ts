import * as z from 'zod/mini';
import { likeCall, likeStatusCall, STATUS_AT_ONCE } from '#features/likes/contract';

const complaintOf = ({ body }: { readonly body: z.ZodMiniType }, value: unknown) =>
  z.safeParse(body, value).error?.issues[0]?.message;

test('[LIKE-002] bid nodes are projects unless another kind is named', () => {
  expect(z.parse(likeCall.body, { id: 'p1' })).toEqual({ kind: 'project', id: 'p1' });
  expect(z.parse(likeStatusCall.body, { ids: ['p1'] })).toEqual({ kind: 'project', ids: ['p1'] });
});

test('[LIKE-002] what does not fit is refused in words', () => {
  expect(complaintOf(likeCall, { id: '' })).toBe('缺少记录编号');
  expect(complaintOf(likeCall, { id: 'p1', kind: 'A B' })).toBe('未知的记录类型');
  expect(complaintOf(likeStatusCall, { ids: [] })).toBe('缺少记录编号');
  const ids = Array.from({ length: STATUS_AT_ONCE + 1 }, () => 'p1');
  expect(complaintOf(likeStatusCall, { ids })).toBe(`一次至多查询 ${STATUS_AT_ONCE} 条`);
});
