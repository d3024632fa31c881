import type { Draft } from '#features/publishing/contract-draft';
import type { DraftPage } from '#features/publishing/contract';
import { publishingPipeline } from './publishing-pipeline';

const { db, get, post, step, submitted } = publishingPipeline();

test('who acted is shown as they were called then, whatever they call themselves later', async () => {
  const key = await submitted();
  await post('reviewer', 'comment', {
    id: key.id,
    node: '概况',
    rowId: 'area',
    column: 'particular',
    text: '请补充',
  });
  await step('reviewer', key, 'approveFirst', '数据可信');
  await db.pool.query(
    `update account set full_name = '系统管理员' where username in ('publisher', 'reviewer', 'reviewer2')`,
  );
  await step('reviewer2', key, 'approveSecond', '数据可信');
  const { data } = await get<Draft>('publisher', `/pb/publishing/detail?id=${key.id}`);
  expect(data).toMatchObject({ author: '发布员', firstReviewer: '审核员甲', secondReviewer: '系统管理员' });
  expect(data.comments.map(({ author }) => author)).toEqual(['审核员甲']);
  expect([...new Set(data.history.map(({ actor }) => actor))]).toEqual(['发布员', '审核员甲', '系统管理员']);
  const { data: list } = await get<DraftPage>('publisher', '/pb/publishing/list?tab=own');
  expect(list.rows[0]?.author).toMatch(/^发布员/);
});
