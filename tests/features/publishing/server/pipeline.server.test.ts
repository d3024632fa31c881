import type { DraftPage } from '#features/publishing/contract';
import type { Draft } from '#features/publishing/contract-draft';
import { publishingPipeline } from './publishing-pipeline';

const { db, ask, headers, get, post, saved, step, submitted, published, approvedRevision, detail, found } =
  publishingPipeline();

test('[CALL-034] the right is told by the session, and the calls keep to it', async () => {
  expect((await get('publisher', '/pb/publishing/checkRight')).data).toEqual({ canPublish: true });
  expect((await get('vip', '/pb/publishing/checkRight')).data).toEqual({ canPublish: false });
  expect(await get('vip', '/pb/publishing/list?tab=own')).toMatchObject({ statusCode: 821 });
});

test('[DATA-006] a draft goes the whole way and is found by everybody, masked', async () => {
  const key = await published();
  const { data } = await detail(key.projectId);
  expect(data).toMatchObject({
    row: { name: '广州某高层住宅三期3#楼', source: 'contributed', unitCost: 2_500 },
    provenance: { kind: 'contributed', reviewedBy: '审核员甲、审核员乙', revision: 1 },
    totals: { pretax: 25_000_000, tax: 2_250_000, total: 27_250_000 },
  });
  expect(JSON.stringify(data)).not.toMatch(/万科|中建三局|科韵路|13800138000/);
  expect(await found('广州某高层住宅')).toContain(key.projectId);
  const { rows } = await db.pool.query(
    `select step, status, actor_id is not null as "hasActor" from publishing_step where draft_id = $1 order by id`,
    [key.id],
  );
  expect(rows.map((row: { step: string; status: string }) => `${row.step}:${row.status}`)).toEqual([
    'create:draft',
    'edit:draft',
    'check:checked',
    'confirmMask:masked',
    'submit:submitted',
    'approveFirst:firstApproved',
    'approveSecond:approved',
    'publish:published',
  ]);
});

test('a withdrawn project leaves a tombstone and is gone from list, search and favourites', async () => {
  const key = await published({ area: '10100', areaAbove: '9100', unitCost: '2475' });
  const favorite = { kind: 'project', ref: key.projectId };
  const favor = (url: string, payload: object) =>
    ask({ method: 'POST', url, headers: headers('vip'), payload });
  await favor('/pb/favorite/addFavorite', favorite);
  expect((await step('vip', key, 'withdraw', '口径有误')).statusCode).toBe(821);
  expect((await step('publisher', key, 'withdraw')).businessMsg).toBe('请写明撤回发布的原因');
  const { data } = await step('publisher', key, 'withdraw', '口径有误');
  expect(data.tombstone).toMatchObject({ reason: '口径有误' });
  const gone = await detail(key.projectId);
  expect(gone.statusCode).toBe(440);
  expect(gone.businessMsg).toMatch(/^这个工程已于 \d{4}-\d{2}-\d{2} 撤回：口径有误$/);
  expect(await found('广州某高层住宅')).not.toContain(key.projectId);
  const { rows } = await db.pool.query('select from search_entry where ref = $1', [key.projectId]);
  expect(rows).toEqual([]);
  const kept = await favor('/pb/favorite/queryFavoriteNodeList', {});
  expect(kept.envelope.data).toMatchObject({
    rows: [
      {
        ref: key.projectId,
        snapshot: { title: '广州某高层住宅三期3#楼' },
        current: null,
        withdrawn: { day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), reason: '口径有误' },
      },
    ],
  });
  const list = await get<DraftPage>('reviewer', '/pb/publishing/list?tab=withdrawn');
  expect(list.data.rows.find(({ id }) => id === key.id)).toMatchObject({
    status: 'withdrawn',
    reason: '口径有误',
  });
  const again = await post('publisher', 'create', { templateId: 'building', projectId: key.projectId });
  expect(again.businessMsg).toBe('已撤回的工程不能再修订，请新建草稿');
});

test('[attack] why a project was withdrawn names nobody to those who read it', async () => {
  const key = await published({ area: '10120', areaAbove: '9120', unitCost: '2470' });
  const favorite = { kind: 'project', ref: key.projectId };
  const favor = (url: string, payload: object) =>
    ask({ method: 'POST', url, headers: headers('vip'), payload });
  await favor('/pb/favorite/addFavorite', favorite);
  const { data } = await step('publisher', key, 'withdraw', '广州万科房地产有限公司要求，电话 13912345678');
  expect(data.history.at(-1)?.reason).toContain('万科');
  const told = [
    data.tombstone,
    (await get<Draft>('reviewer', `/pb/publishing/detail?id=${key.id}`)).data,
    (await detail(key.projectId)).businessMsg,
    (await favor('/pb/favorite/queryFavoriteNodeList', {})).envelope.data,
  ].map((each) => JSON.stringify(each));
  for (const each of told) {
    expect(each).toContain('某建设单位要求，电话 （电话略）');
    expect(each).not.toMatch(/万科|13912345678/);
  }
});

test('what was published is never changed; a revision takes its place beside it', async () => {
  const key = await published({ area: '10200', areaAbove: '9200', unitCost: '2451' });
  await expect(
    db.pool.query(`update publishing_revision set name = '改名' where project_id = $1`, [key.projectId]),
  ).rejects.toThrow('written once');
  await expect(db.pool.query('delete from publishing_step where draft_id = $1', [key.id])).rejects.toThrow(
    'written once',
  );
  const { draft, second } = await approvedRevision(key);
  expect(draft).toMatchObject({ revision: 2, base: { label: '第 1 次发布' }, projectId: key.projectId });
  await step('publisher', second, 'publish');
  const { data } = await detail(key.projectId);
  expect(data).toMatchObject({ row: { structure: '框架结构' }, provenance: { revision: 2 } });
  const { rows } = await db.pool.query(
    'select revision, nodes from publishing_revision where project_id = $1 order by revision',
    [key.projectId],
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows[0])).toContain('剪力墙结构');
  expect((await step('publisher', key, 'withdraw', '旧版')).businessMsg).toContain('不是最近一次发布');
});

test('a revision that was open when its project was withdrawn is not published any more', async () => {
  const key = await published({ area: '10250', areaAbove: '9250', unitCost: '2439' });
  const { second } = await approvedRevision(key);
  expect((await step('publisher', key, 'withdraw', '口径有误')).data.status).toBe('withdrawn');
  expect((await step('publisher', second, 'publish')).businessMsg).toBe(
    '这个工程已撤回，它的修订不能再发布，请新建草稿',
  );
  expect((await db.pool.query('select from project where id = $1', [key.projectId])).rows).toEqual([]);
});

test('two reviewers, neither the author, and never the same twice', async () => {
  const key = await submitted({ area: '10300', areaAbove: '9300', unitCost: '2427' });
  expect((await step('publisher', key, 'approveFirst', '数据可信')).businessMsg).toContain(
    '不能审核自己或本单位提交的工程',
  );
  await step('reviewer', key, 'approveFirst', '数据可信');
  expect((await step('reviewer', key, 'approveSecond', '数据可信')).businessMsg).toBe(
    '初审和复审须由两位不同的审核人完成',
  );
  const comment = { id: key.id, node: '概况', rowId: 'area', column: 'particular', text: '请附面积计算书' };
  expect((await post('publisher', 'comment', comment)).statusCode).toBe(441);
  const { data } = await post('reviewer2', 'comment', comment);
  expect(data.comments).toMatchObject([{ text: '请附面积计算书', author: '审核员乙', resolvedAt: null }]);
  const back = await step('reviewer2', key, 'return', '面积口径');
  expect(back.data.status).toBe('returned');
  const { data: own } = await get<DraftPage>('publisher', '/pb/publishing/list?tab=own&status=returned');
  expect(own.rows[0]).toMatchObject({ id: key.id, reason: '面积口径' });
  const done = await post('publisher', 'resolveComment', { id: key.id, commentId: data.comments[0]!.id });
  expect(done.data.comments[0]?.resolvedAt).not.toBeNull();
});

test('a save of what somebody saved meanwhile is refused in plain words; nothing is overwritten', async () => {
  const key = await saved({ area: '10400', areaAbove: '9400', unitCost: '2404' });
  const late = await post('publisher', 'save', {
    id: key.id,
    version: 1,
    nodes: [{ node: '清单', rows: [] }],
  });
  expect(late.statusCode).toBe(441);
  expect(late.businessMsg).toContain('已在别处保存到第 2 版，您看到的是第 1 版');
  const { data } = await get<Draft>('publisher', `/pb/publishing/detail?id=${key.id}`);
  expect(data.nodes.清单).toHaveLength(1);
});

test('a draft is its author’s alone until it is submitted', async () => {
  const key = await saved({ area: '10500', areaAbove: '9500', unitCost: '2381' });
  expect((await get('reviewer', `/pb/publishing/detail?id=${key.id}`)).businessMsg).toBe('没有找到这份草稿');
});

test('errors cannot be excused, warnings can, and the mask hides no less than the rules', async () => {
  const wrong = await saved({ total: '25000元', area: '10600', areaAbove: '9600' });
  const { data } = await post('publisher', 'check', wrong);
  const error = data.findings.find(({ rowId }) => rowId === 'total')!;
  expect(error.message).toContain('“25000元”不是数字');
  expect(data.nodes.概况.find(({ id }) => id === 'total')?.cells.particular).toBe('25000元');
  const excuse = { id: wrong.id, version: wrong.version, key: error.key, reason: '就是这样' };
  expect((await post('publisher', 'acknowledge', excuse)).businessMsg).toContain('不能以说明放行');
  expect((await step('publisher', wrong, 'submit')).statusCode).toBe(441);

  const key = await saved({ priceDate: '2025-10', area: '10700', areaAbove: '9700', unitCost: '2336' });
  const warned = (await post('publisher', 'check', key)).data;
  expect(warned).toMatchObject({ status: 'draft', findings: [{ level: 'warning' }] });
  const reason = { ...excuse, id: key.id, version: key.version, key: warned.findings[0]!.key };
  expect((await post('publisher', 'acknowledge', reason)).data.status).toBe('checked');
  const mask = (text: string) =>
    post('publisher', 'mask', { id: key.id, version: key.version, field: 'name', text });
  expect((await mask('广州万科高层')).businessMsg).toContain('不能多露');
  expect((await mask('广州某住宅')).data.mask[0]).toMatchObject({ own: '广州某住宅' });
});
