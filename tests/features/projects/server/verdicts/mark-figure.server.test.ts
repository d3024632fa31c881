import { randomUUID } from 'node:crypto';
import type { ProjectDetail } from '#features/projects/contract';
import type { Verdict } from '#features/projects/contract-verdicts';
import { loadSampleProjects } from '#features/projects/samples/index';
import { readVerdicts } from '#features/projects/server/verdicts/read-verdicts';
import { testApp } from '#tests/support/app';

const { db, ask, tokenOf } = testApp();
const tokens: Record<string, string> = {};
let id = '';
let part = '';

beforeAll(async () => {
  for (const name of ['publisher', 'reviewer', 'reviewer2', 'vip']) tokens[name] = await tokenOf(name);
  await loadSampleProjects(db.pool, 200);
  const { rows } = await db.pool.query<{ id: string; name: string }>(
    `select p.id, line.name from project p join project_line line on line.project_id = p.id and line.kind = 'part'
     order by p.id, line.seq limit 1`,
  );
  ({ id, name: part } = rows[0]!);
});

const detail = async (who: string) =>
  (
    await ask<ProjectDetail>({
      method: 'GET',
      url: `/core/idx/getBidNodeInfo?id=${id}`,
      headers: { accesstoken: tokens[who] ?? '' },
    })
  ).envelope.data;
const mark = async (who: string, more: object = {}) =>
  (
    await ask<{ verdicts: Verdict[] }>({
      method: 'POST',
      url: '/pb/review/markFigure',
      headers: { accesstoken: tokens[who] ?? '', 'idempotency-key': randomUUID() },
      payload: { id, kind: 'part', name: part, verdict: 'normal', reason: ' 外立面为石材幕墙 ', ...more },
    })
  ).envelope;

test('[DATA-001] a reviewer marks a figure as normal; who, when and why stand in the detail', async () => {
  expect((await detail('publisher')).mayMark).toBe(true);
  const { data } = await mark('publisher');
  expect(data.verdicts).toEqual([
    expect.objectContaining({
      kind: 'part',
      name: part,
      verdict: 'normal',
      reason: '外立面为石材幕墙',
      isStanding: true,
    }),
  ]);
  expect(data.verdicts[0]?.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  const seen = await detail('vip');
  const anonymous = data.verdicts.map((each) => ({ ...each, actor: '审核员 · 样例造价咨询一所' }));
  expect([seen.mayMark, seen.verdicts]).toEqual([false, anonymous]);
});

test('[DATA-001] nothing is said twice, and what is taken back stays on record', async () => {
  expect(await mark('reviewer')).toMatchObject({ statusCode: 441, businessMsg: '这项指标已标记为正常' });
  const { data } = await mark('reviewer', { verdict: 'open', reason: '复核有误' });
  expect(data.verdicts.map(({ verdict, isStanding }) => [verdict, isStanding])).toEqual([
    ['open', true],
    ['normal', false],
  ]);
  expect((await mark('reviewer', { verdict: 'open', reason: '再撤' })).statusCode).toBe(441);
  await expect(db.pool.query('delete from figure_verdict')).rejects.toThrow('written once');
});

test('[DATA-001] reviewers are named to themselves and their organisation; others read who answers for it', async () => {
  const actorsSeenBy = async (who: string) => (await detail(who)).verdicts.map(({ actor }) => actor);
  // 'open' by the reviewer, before it the mark of the publisher.
  const [second, first] = ['样例造价咨询二所', '样例造价咨询一所'];
  const own = [`审核员甲 · ${second}`, `审核员 · ${first}`];
  expect(await actorsSeenBy('reviewer')).toEqual(own);
  expect(await actorsSeenBy('reviewer2')).toEqual(own);
  expect(await actorsSeenBy('publisher')).toEqual([`审核员 · ${second}`, `发布员 · ${first}`]);
  expect(await actorsSeenBy('vip')).toEqual([`审核员 · ${second}`, `审核员 · ${first}`]);
  const move = (name: string) =>
    db.pool.query(
      `update account set organisation_id = (select id from organisation where name = $1) where username = 'reviewer'`,
      [name],
    );
  await move(first);
  // A word stays with those for whom it was said; its author still knows it.
  expect((await actorsSeenBy('publisher'))[0]).toBe(`审核员 · ${second}`);
  expect((await actorsSeenBy('reviewer'))[0]).toBe(`审核员甲 · ${second}`);
  await move(second);
});

test('[DATA-001] a reviewer without an organisation is nobody but a reviewer to others', async () => {
  const { actors } = (
    await db.pool.query<{ actors: string[] }>(
      `with nobody as (select id from account where username = 'vip')
       insert into figure_verdict (project_id, kind, name, verdict, figure, reason, actor_id)
       select 'lone', 'part', '钢筋工程', 'normal', 1, '复核无误', id from nobody returning array[actor_id::text] as actors`,
    )
  ).rows[0]!;
  const actorFor = async (reader?: string) => (await readVerdicts(db.pool, 'lone', reader))[0]?.actor;
  const { rows } = await db.pool.query<{ id: string }>(
    `select id::text from account where organisation_id is null and username <> 'vip' limit 1`,
  );
  expect([await actorFor(), await actorFor(rows[0]!.id)]).toEqual(['审核员', '审核员']);
  expect(await actorFor(actors[0])).not.toBe('审核员');
});

test('[DATA-001] a mark holds for the figure it was given: a changed one is to be looked at again', async () => {
  await mark('reviewer');
  await db.pool.query(
    `update project_line set amount = amount + 1 where project_id = $1 and kind = 'part' and name = $2`,
    [id, part],
  );
  expect((await detail('vip')).verdicts.filter(({ isStanding }) => isStanding)).toEqual([]);
  expect((await mark('reviewer')).statusCode).toBe(200);
});

test('members without the right, empty reasons, figures nobody has and own projects are refused', async () => {
  expect((await mark('vip')).statusCode).toBe(821);
  expect((await mark('publisher', { reason: '  ' })).businessMsg).toContain('请写明理由');
  expect(await mark('publisher', { name: '没有这一项' })).toMatchObject({
    businessMsg: '没有找到这个工程的这项指标',
  });
  await db.pool.query(
    `insert into publishing_draft (project_id, revision, template_id, author_id, status, nodes)
     select $1, 1, 'building', id, 'draft', '{}' from account where username = 'publisher'`,
    [id],
  );
  expect((await mark('publisher', { verdict: 'open' })).businessMsg).toContain(
    '不能复核本人或本单位贡献的工程',
  );
  expect((await detail('publisher')).mayMark).toBe(false);
});
