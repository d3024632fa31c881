import { randomUUID } from 'node:crypto';
import { setOrganisation } from '#features/auth/server/index';
import type { DraftPage } from '#features/publishing/contract';
import type { Draft } from '#features/publishing/contract-draft';
import { isOwnProject } from '#features/publishing/server/index';
import { testApp } from '#tests/support/app';
import { billRow, someNodes } from '../some-draft';

const { db, ask, tokenOf } = testApp();
const tokens: Record<string, string> = {};
let key = { id: '', projectId: '', version: 2 };

const headers = (who: string) => ({ accesstoken: tokens[who] ?? '', 'idempotency-key': randomUUID() });
const get = async <T>(who: string, url: string) =>
  (await ask<T>({ method: 'GET', url, headers: headers(who) })).envelope;
const post = async <T = Draft>(who: string, path: string, payload: object) =>
  (await ask<T>({ method: 'POST', url: `/pb/publishing/${path}`, headers: headers(who), payload })).envelope;
const step = (who: string, name: string, reason?: string) =>
  post(who, 'step', { id: key.id, version: key.version, step: name, ...(reason && { reason }) });
const seenBy = (who: string) => get<Draft>(who, `/pb/publishing/detail?id=${key.id}`);
const listed = async (who: string, tab: string) =>
  (await get<DraftPage>(who, `/pb/publishing/list?tab=${tab}`)).data.rows.map(({ id }) => id);

beforeAll(async () => {
  await db.pool.query(
    `insert into account (username, password_hash, global_id, has_rights, can_publish, vip_until)
     select name, password_hash, name, true, true, vip_until from account, unnest(array['colleague', 'stranger', 'loner']) name
     where username = 'publisher'`,
  );
  await setOrganisation(db.database, 'colleague', ' 样例造价咨询一所 ');
  await setOrganisation(db.database, 'stranger', '样例造价咨询三所');
  for (const name of ['publisher', 'colleague', 'stranger', 'loner', 'reviewer', 'reviewer2'])
    tokens[name] = await tokenOf(name);
  const { data } = await post<typeof key>('publisher', 'create', { templateId: 'building' });
  key = { ...key, ...data };
});

test('[DATA-006] colleagues see and edit a draft; for everybody else it is not there', async () => {
  const nodes = Object.entries(someNodes({}, { 清单: [billRow('b1')] })).map(([node, rows]) => ({
    node,
    rows,
  }));
  const save = (who: string) => post<{ version: number }>(who, 'save', { id: key.id, version: 1, nodes });
  for (const who of ['stranger', 'loner', 'reviewer']) {
    expect((await save(who)).businessMsg).toBe('没有找到这份草稿');
    expect((await seenBy(who)).businessMsg).toBe('没有找到这份草稿');
    expect(await listed(who, 'own')).toEqual([]);
  }
  expect((await save('colleague')).data.version).toBe(2);
  expect((await seenBy('colleague')).data).toMatchObject({ canEdit: true });
  expect(await listed('colleague', 'own')).toEqual([key.id]);
  expect((await post('colleague', 'check', key)).data.status).toBe('checked');
});

test('[DATA-006] an hour of typing is one line of the history for each who types', async () => {
  const { data } = await post<typeof key>('publisher', 'create', { templateId: 'garage' });
  const nodes = [{ node: '清单', rows: [billRow('b1')] }];
  const typists = ['publisher', 'publisher', 'colleague', 'colleague', 'publisher'];
  for (const [index, who] of typists.entries())
    expect((await post(who, 'save', { id: data.id, version: index + 1, nodes })).statusCode).toBe(200);
  const { rows } = await db.pool.query<{ who: string; step: string }>(
    `select username as who, step from publishing_step s join account on account.id = actor_id
     where draft_id = $1 order by s.id`,
    [data.id],
  );
  expect(rows.map(({ who, step: taken }) => `${who} ${taken}`)).toEqual([
    'publisher create',
    'publisher edit',
    'colleague edit',
    'publisher edit',
  ]);
});

test('[DATA-006] nobody reviews what their own organisation has handed in', async () => {
  await step('colleague', 'confirmMask');
  expect((await step('publisher', 'submit')).data.status).toBe('submitted');
  expect((await step('colleague', 'approveFirst', '数据可信')).businessMsg).toContain(
    '不能审核自己或本单位提交的工程',
  );
  expect(await listed('colleague', 'review')).toEqual([]);
  expect(await listed('stranger', 'review')).toEqual([key.id]);
  const comment = { id: key.id, node: '概况', rowId: 'area', column: 'particular', text: '请附计算书' };
  expect((await post('colleague', 'comment', comment)).statusCode).toBe(441);
  expect((await step('reviewer', 'return', '面积口径')).data.status).toBe('returned');
  expect((await seenBy('reviewer')).data.status).toBe('returned');
  expect((await seenBy('stranger')).businessMsg).toBe('没有找到这份草稿');
});

test('[DATA-006] publishing, withdrawing and revising are for the house and, but for revising, its reviewers', async () => {
  await post('publisher', 'check', key);
  await step('publisher', 'confirmMask');
  await step('publisher', 'submit');
  await step('reviewer', 'approveFirst', '数据可信');
  await step('reviewer2', 'approveSecond', '数据可信');
  expect((await step('stranger', 'publish')).businessMsg).toBe('只有提交单位的人和它的审核人可以做这一步');
  expect((await step('colleague', 'publish')).data.status).toBe('published');
  const shown = await Promise.all(
    ['colleague', 'reviewer', 'stranger'].map((who) => listed(who, 'published')),
  );
  expect(shown).toEqual([[key.id], [key.id], []]);
  const whose = async (who: string) => {
    const { rows } = await db.pool.query<{ id: string }>('select id::text from account where username = $1', [
      who,
    ]);
    return isOwnProject(db.pool, rows[0]!.id, key.projectId);
  };
  expect(await Promise.all(['publisher', 'colleague', 'reviewer', 'loner'].map(whose))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const again = { templateId: 'building', projectId: key.projectId };
  expect((await post('stranger', 'create', again)).businessMsg).toBe('只有原提交单位的人可以开新修订');
});

test('[DATA-006] of two colleagues who ask at once for the next revision one is refused', async () => {
  await db.pool.query(
    `insert into publishing_draft (project_id, revision, template_id, author_id, organisation_id, status, nodes,
       version, checked_version, masked_version, first_reviewer_id, second_reviewer_id)
     select 'asked-at-once', 1, template_id, author_id, organisation_id, status, nodes,
       version, checked_version, masked_version, first_reviewer_id, second_reviewer_id
     from publishing_draft where id = $1`,
    [key.id],
  );
  const revise = (who: string) =>
    post<typeof key>(who, 'create', { templateId: 'building', projectId: 'asked-at-once' });
  const answers = await Promise.all(['publisher', 'colleague', 'publisher'].map(revise));
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 441, 441]);
  for (const { statusCode, businessMsg } of answers)
    if (statusCode === 441) expect(businessMsg).toBe('已有一份修订正在进行');
});

test('[DATA-006] the contributor’s receipt counts members of other houses once a day, and what the project is a sample of', async () => {
  const seen = async (who: string) => {
    const line = await get<DraftPage>(who, '/pb/publishing/list?tab=published');
    return line.data.rows.find(({ id }) => id === key.id)?.receipt;
  };
  const view = (who: string) => get(who, `/core/idx/getBidNodeInfo?id=${key.projectId}`);
  expect(await seen('publisher')).toMatchObject({ views: 0, favorites: 0, likes: 0 });
  for (const who of ['publisher', 'colleague', 'stranger', 'stranger', 'reviewer']) await view(who);
  await db.pool.query(
    `insert into record_like (kind, ref, account_id) select 'project', $1, id from account where username = 'stranger'`,
    [key.projectId],
  );
  const { rows } = await db.pool.query<{ n: number }>(
    `select (1 + (select count(*) from project_line where project_id = $1)
       + (select count(*) from project_content where project_id = $1))::int as n`,
    [key.projectId],
  );
  expect(await seen('publisher')).toEqual({
    views: 2,
    favorites: 0,
    likes: 1,
    subjects: rows[0]!.n,
    peers: 0,
  });
  expect(await seen('reviewer')).toBeNull();
});

test('[DATA-006] only the house and its reviewers withdraw', async () => {
  expect((await step('stranger', 'withdraw', '口径有误')).statusCode).toBe(441);
  expect((await step('reviewer', 'withdraw', '口径有误')).data.status).toBe('withdrawn');
});

test('[DATA-006] the last of the drafts that may be open is made once, however many ask at once', async () => {
  await db.pool.query(
    `insert into publishing_draft (project_id, revision, template_id, author_id, status, nodes)
     select 'filled-' || n, 1, 'building', id, 'draft', '{}' from account, generate_series(1, 49) n
     where username = 'loner'`,
  );
  const create = () => post<typeof key>('loner', 'create', { templateId: 'building' });
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 441, 441]);
});

test('[DATA-006] a page beyond the end of the list is its last page', async () => {
  const page = async (number: number, filter = '') =>
    (await get<DraftPage>('loner', `/pb/publishing/list?tab=own&page=${number}${filter}`)).data;
  const last = await page(3);
  expect(last).toMatchObject({ total: 50, page: 3, pages: 3 });
  expect(last.rows).toHaveLength(10);
  expect(await page(9)).toEqual(last);
  expect(await page(9, '&status=checked')).toMatchObject({ rows: [], total: 0, page: 1, pages: 1 });
});

test('[DATA-006] the revision of a draft is found by an index', async () => {
  const { rows } = await db.pool.query(
    `select from pg_indexes where tablename = 'publishing_revision' and indexdef like '%(draft_id)'`,
  );
  expect(rows).toHaveLength(1);
});

test('[DATA-006] a member moved to another organisation leaves the drafts behind', async () => {
  const { data } = await post<typeof key>('colleague', 'create', { templateId: 'garage' });
  expect(await listed('publisher', 'own')).toContain(data.id);
  await setOrganisation(db.database, 'publisher', '样例造价咨询三所');
  tokens.publisher = await tokenOf('publisher');
  expect(await listed('publisher', 'own')).not.toContain(data.id);
  expect(await setOrganisation(db.database, 'nobody', '甲')).toBe(false);
  await setOrganisation(db.database, 'publisher', '');
  expect(await listed('stranger', 'own')).toEqual([]);
});
