import type { DraftPage } from '#features/publishing/contract';
import type { Draft } from '#features/publishing/contract-draft';
import { publishingPipeline, type Key } from './publishing-pipeline';

const { db, logIn, get, post, step, submitted, published } = publishingPipeline();

test('who is meant stays with the house: reviewers and everybody else read it masked', async () => {
  const key = await published({ area: '10050', areaAbove: '9050', unitCost: '2487' });
  await db.pool.query(
    `insert into account (username, password_hash, global_id, has_rights, can_publish)
     select 'another', password_hash, 'g-another', true, true from account where username = 'publisher'`,
  );
  await logIn('another');
  const seen = async (who: string) =>
    JSON.stringify((await get<Draft>(who, `/pb/publishing/detail?id=${key.id}`)).data);
  expect(await seen('publisher')).toContain('万科');
  for (const who of ['reviewer', 'another'])
    expect(await seen(who)).not.toMatch(/万科|中建三局|科韵路|13800138000/);
});

test('a review is of masked figures, in the list as well, and is not passed without a word', async () => {
  const key = await submitted({ area: '10070', areaAbove: '9070', unitCost: '2482' });
  const line = async (who: string, tab: string, keyword = '') =>
    (
      await get<DraftPage>(who, `/pb/publishing/list?tab=${tab}&keyword=${encodeURIComponent(keyword)}`)
    ).data.rows.find(({ id }) => id === key.id);
  expect(await line('publisher', 'own')).toMatchObject({ name: '万科云城三期 3#楼' });
  const waiting = await line('reviewer', 'review');
  expect(waiting).toMatchObject({ name: '广州某高层住宅三期3#楼', author: '会员贡献' });
  expect(JSON.stringify(waiting)).not.toMatch(/万科|发布员|一所/);
  expect(await line('reviewer', 'review', '万科')).toBeUndefined();
  const { data } = await get<Draft>('reviewer', `/pb/publishing/detail?id=${key.id}`);
  expect(JSON.stringify(data)).not.toMatch(/万科|中建三局|科韵路|13800138000|发布员/);
  expect(data).toMatchObject({ status: 'submitted', mask: [], may: ['approveFirst', 'return'] });
  expect((await step('reviewer', key, 'approveFirst', ' ')).businessMsg).toBe('请写明初审意见');
  expect((await step('reviewer', key, 'approveFirst', '数据可信')).data.history.at(-1)).toMatchObject({
    step: 'approveFirst',
    reason: '数据可信',
  });
});

test('who is meant stays hidden in the revision before, the history, the comments and the list', async () => {
  const key = await submitted({ area: '10060', areaAbove: '9060', unitCost: '2485' });
  const comment = { id: key.id, node: '概况', rowId: 'area', column: 'particular', text: '万科的面积？' };
  const { data } = await post('reviewer', 'comment', comment);
  // Whoever may take over the next review reads what was written to a cell, and may not say that it is done.
  const taken = { id: key.id, commentId: data.comments[0]!.id };
  expect((await post('reviewer2', 'resolveComment', taken)).businessMsg).toBe(
    '批注由提交单位或写批注的人标为已处理',
  );
  await step('reviewer', key, 'return', '请万科补充');
  await post('publisher', 'check', key);
  for (const [who, name] of [
    ['publisher', 'confirmMask'],
    ['publisher', 'submit'],
    ['reviewer', 'approveFirst'],
    ['reviewer2', 'approveSecond'],
  ] as const)
    await step(who, key, name, '数据可信');
  const waiting = await get<DraftPage>('another', '/pb/publishing/list?tab=review');
  expect(waiting.data.rows.map(({ id }) => id)).not.toContain(key.id);
  expect((await step('another', key, 'return', '不行')).businessMsg).toBe(
    '只有提交单位的人和它的审核人可以做这一步',
  );
  await step('publisher', key, 'publish');
  const { data: next } = await post<Key>('publisher', 'create', {
    templateId: 'building',
    projectId: key.projectId,
  });
  const second = { ...next, version: 1 };
  await post('publisher', 'check', second);
  for (const [who, name] of [
    ['publisher', 'confirmMask'],
    ['publisher', 'submit'],
    ['reviewer', 'approveFirst'],
    ['reviewer2', 'approveSecond'],
    ['publisher', 'publish'],
  ] as const)
    await step(who, second, name, '数据可信');
  const before = (who: string) => get<Draft>(who, `/pb/publishing/detail?id=${second.id}`);
  expect((await before('reviewer')).data).toMatchObject({
    status: 'published',
    base: { label: '第 1 次发布' },
  });
  expect(JSON.stringify((await before('reviewer')).data.base)).not.toContain('万科');
  for (const { id } of [key, second]) {
    const shown = await get<Draft>('another', `/pb/publishing/detail?id=${id}`);
    expect(shown.data.status).toBe('published');
    expect(JSON.stringify(shown.data)).not.toMatch(/万科|中建三局|科韵路|13800138000|发布员/);
  }
  const done = { id: key.id, commentId: data.comments[0]!.id };
  expect((await post('another', 'resolveComment', done)).businessMsg).toBe('没有找到这份草稿');
});
