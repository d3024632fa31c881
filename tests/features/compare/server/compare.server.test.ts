import { randomUUID } from 'node:crypto';
import { compareCall, type Comparison, type Saved } from '#features/compare/contract';
import { loadSampleProjects } from '#features/projects/samples/index';
import { reader } from '#src/contract/call';
import { testApp } from '#tests/support/app';

const app = testApp();
let ids: readonly string[] = [];
let tokens: { readonly vip: string; readonly member: string; readonly trial: string };

beforeAll(async () => {
  await loadSampleProjects(app.db.pool, 300);
  const { rows } = await app.db.pool.query<{ id: string }>(
    `select id from project where type = 'residential.highrise' and has_detail order by id limit 6`,
  );
  ids = rows.map(({ id }) => id);
  tokens = {
    vip: await app.tokenOf('vip'),
    member: await app.tokenOf('member'),
    trial: await app.tokenOf('trial'),
  };
});

const post = <T>(path: string, payload: object, accessToken = tokens.vip, name: string = randomUUID()) =>
  app.ask<T>({ method: 'POST', url: path, headers: { accessToken, 'idempotency-key': name }, payload });
const compare = (asked: readonly string[], taxBasis = '含税', token?: string) =>
  post<Comparison>('/core/idx/compareBidNodes', { ids: asked, taxBasis }, token);
const savedOf = async (accessToken: string) => {
  const { envelope } = await app.ask<{ saved: Saved[] }>({
    method: 'GET',
    url: '/core/idx/getSavedComparisons',
    headers: { accessToken },
  });
  return envelope.data.saved;
};

test('[DATA-001] projects come in the order asked for, every line with a figure for each', async () => {
  const asked = [ids[2]!, ids[0]!, ids[1]!];
  const { envelope } = await compare(asked);
  const found = envelope.data;
  expect(reader(compareCall)(found)).toEqual(found);
  expect(found.projects.map(({ id }) => id)).toEqual(asked);
  for (const { figures } of found.groups.flatMap(({ lines }) => lines)) expect(figures).toHaveLength(3);
  expect(found.groups.map(({ name }) => name)).toEqual([
    '关键指标',
    '单位工程',
    '分部指标',
    '费用',
    '含量指标',
  ]);
  expect(found.similar).toHaveLength(3);
  expect(found.similar.filter(({ id }) => asked.includes(id))).toEqual([]);
});

test('figures are those of the records: parts 除税 and the tax sum to the cost per area', async () => {
  const asked = await Promise.all(
    ['含税', '除税'].map(async (taxBasis) => (await compare(ids.slice(0, 2), taxBasis)).envelope.data),
  );
  expect(asked.map(({ taxBasis }) => taxBasis)).toEqual(['含税', '除税']);
  const [{ groups, projects } = asked[0]!, other] = asked;
  expect(other?.groups).toEqual(groups);
  const [whole, tax] = ['单方造价', '税金'].map((wanted) =>
    groups[0]!.lines.find(({ name }) => name === wanted),
  );
  const parts = groups.find(({ name }) => name === '分部指标')!;
  expect(new Set(parts.lines.map(({ keptTax }) => keptTax))).toEqual(new Set(['除税']));
  projects.forEach(({ recordedBasis }, at) => {
    const sum = parts.lines.reduce((total, { figures }) => total + (figures[at] ?? 0), 0);
    const all = recordedBasis === '含税' ? sum + tax!.figures[at]! : sum;
    expect(Math.abs(all - whole!.figures[at]!)).toBeLessThan(0.3);
  });
});

test('a figure that a record does not give is null, one that is gone is named', async () => {
  await app.db.pool.query(`delete from project_line where project_id = $1 and name = '桩基工程'`, [ids[0]]);
  const { envelope } = await compare([ids[0]!, ids[1]!, 'nobody']);
  expect(envelope.data.missing).toEqual(['nobody']);
  const piles = envelope.data.groups.flatMap(({ lines }) => lines).find(({ name }) => name === '桩基工程')!;
  expect([piles.figures[0], typeof piles.figures[1]]).toEqual([null, 'number']);
});

test("[DATA-001] a house's word stands in the line of the same subject, alone in its own word", async () => {
  const [one = '', other = ''] = ids.slice(2);
  const rename = (id: string, from: string, to: string) =>
    app.db.pool.query('update project_line set name = $3 where (project_id, name) = ($1, $2)', [
      id,
      from,
      to,
    ]);
  await rename(one, '施工机具使用费', '机械费');
  await rename(one, '墙柱面装饰与幕墙工程', '墙柱面');
  const linesOf = async (id: string) =>
    (await compare([one, id])).envelope.data.groups.flatMap(({ lines }) => lines);
  const lines = await linesOf(other);
  for (const name of ['施工机具使用费', '墙、柱面装饰与隔断、幕墙工程'])
    expect(lines.find((line) => line.name === name)?.figures).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
  expect(lines.map(({ name }) => name)).not.toContain('机械费');
  await rename(other, '施工机具使用费', '机械费');
  expect((await linesOf(other)).map(({ name }) => name)).toContain('机械费');
});

test.each([
  ['one alone', () => [ids[0]!], '至少选 2 个工程才能对比'],
  ['six', () => [...ids], '一次至多对比 5 个工程'],
  ['twice the same', () => [ids[0]!, ids[0]!], '同一个工程不必与自己对比'],
])('%s is refused', async (_, asked, message) => {
  const { envelope } = await compare(asked());
  expect([envelope.statusCode, envelope.businessMsg]).toEqual([400, expect.stringContaining(message)]);
});

test('fewer than two that are left is nothing to compare, and without VIP nothing is told', async () => {
  expect((await compare([ids[0]!, 'nobody'])).envelope.statusCode).toBe(440);
  expect((await compare(ids.slice(0, 2), '含税', tokens.member)).envelope.statusCode).toBe(820);
});

describe('saved comparisons', () => {
  const save = (name: string, asked: readonly string[], token?: string, key?: string) =>
    post<Saved>('/core/idx/saveComparison', { name, ids: asked }, token, key);

  test('are kept per account, take effect once, and the same name takes the place of the former', async () => {
    const key = randomUUID();
    const [first, again] = await Promise.all([
      save(' 三座高层 ', ids.slice(0, 3), tokens.vip, key),
      save(' 三座高层 ', ids.slice(0, 3), tokens.vip, key),
    ]);
    expect(first.envelope.data).toEqual(again.envelope.data);
    expect(first.envelope.data).toMatchObject({ name: '三座高层', ids: ids.slice(0, 3) });
    await save('三座高层', ids.slice(1, 3));
    expect((await savedOf(tokens.vip)).map(({ name, ids: kept }) => [name, kept])).toEqual([
      ['三座高层', ids.slice(1, 3)],
    ]);
    expect(await savedOf(tokens.trial)).toEqual([]);
  });

  test('no name and too long a name are refused in words', async () => {
    expect((await save('  ', ids.slice(0, 2))).envelope.businessMsg).toContain('请填写对比名称');
    expect((await save('长'.repeat(31), ids.slice(0, 2))).envelope.businessMsg).toContain('不超过 30 个字');
  });

  test('are removed by their owner alone', async () => {
    const { envelope } = await save('要删的', ids.slice(0, 2));
    const remove = (token: string) => post('/core/idx/removeComparison', { id: envelope.data.id }, token);
    expect((await remove(tokens.trial)).envelope.statusCode).toBe(440);
    expect((await remove(tokens.vip)).envelope.statusCode).toBe(200);
    expect((await savedOf(tokens.vip)).map(({ name }) => name)).not.toContain('要删的');
  });

  test('more than fifty are refused, replacing one of them is not', async () => {
    const { rows } = await app.db.pool.query<{ id: string }>(
      `select id from account where username = 'trial'`,
    );
    await app.db.pool.query(
      `insert into saved_comparison (account_id, name, project_ids) select $1, 'n' || at, $2 from generate_series(1, 50) at`,
      [rows[0]?.id, ids.slice(0, 2)],
    );
    expect((await save('第五十一', ids.slice(0, 2), tokens.trial)).envelope).toMatchObject({
      statusCode: 441,
      businessMsg: '已保存 50 组对比，请先删除不用的',
    });
    expect((await save('n7', ids.slice(2, 4), tokens.trial)).envelope.statusCode).toBe(200);
  });
});
