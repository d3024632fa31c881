import {
  compositionsCall,
  normsAndSummariesCall,
  normsCall,
  resourceSummariesCall,
  templatesCall,
  unitPriceInfoCall,
} from '#features/unit-prices/contract-detail';
import { distributionCall, similarCall, trendCall } from '#features/unit-prices/contract-market';
import { findUnitPricesCall, tradeTreeCall, type TradeNode } from '#features/unit-prices/contract';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { unitPricesServer } from '#features/unit-prices/server/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { reader } from '#src/contract/call';
import { isValidValue } from '#src/contract/data-value';
import { bands } from '#src/costing/bands';
import { sumMoney } from '#src/costing/money';
import { asker, anIdentity } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const ask = asker(
  () =>
    unitPricesServer({
      pool: database.pool,
      areas: UNIT_PRICE_AREAS,
    }).routes,
);
let all: { id: string; projectId: string; templateId: string; areaId: string }[] = [];
beforeAll(async () => {
  await loadSampleProjects(database.pool, 120);
  await loadSampleUnitPrices(database.pool, 2_400, { areas: UNIT_PRICE_AREAS });
  const { indexDatas } = await ask(findUnitPricesCall, { body: { pageSize: 200 }, identity: anIdentity() });
  all = indexDatas;
});

test('[CALL-152] basic information keeps the contract and names the project', async () => {
  const { id, projectId } = all[0]!;
  const info = await ask(unitPriceInfoCall, { query: { id, projectId } });
  expect(reader(unitPriceInfoCall)(info)).toEqual(info);
  expect(info).toMatchObject({
    row: { id, projectId },
    project: { id: projectId },
    provenance: { kind: 'sample' },
  });
  expect(info.template.path).toHaveLength(2);
  expect(info.template.workContent).not.toBe('');
  expect(info.amount).toBeCloseTo(info.row.unitPrice * (info.quantity ?? 0), 1);
});

test('a record nobody has, or in another project, is refused', async () => {
  await expect(ask(unitPriceInfoCall, { query: { id: '99999999' } })).rejects.toMatchObject({
    statusCode: 440,
  });
  await expect(
    ask(unitPriceInfoCall, { query: { id: all[0]!.id, projectId: 'another' } }),
  ).rejects.toMatchObject({ statusCode: 440 });
});

test('[CALL-148] [CALL-149] [CALL-150] [CALL-151] norms, parts and resources of every record add up to its price', async () => {
  for (const { id } of all) {
    const composition = await ask(compositionsCall, { query: { id } });
    const both = await ask(normsAndSummariesCall, { query: { id } });
    const { norms, summaries } = both;
    expect(both.addsUp).toBe(true);
    const valid = composition.parts.filter(({ amount }) => isValidValue(amount));
    expect(
      Math.abs(sumMoney(valid.map(({ amount }) => Number(amount))) - composition.unitPrice),
    ).toBeLessThanOrEqual(0.01);
    const shares = valid.reduce((sum, { share }) => sum + Number(share), 0);
    expect(Math.abs(shares - 100)).toBeLessThanOrEqual(0.05);
    expect(norms.sum).toBe(composition.unitPrice);
    for (const norm of norms.norms) {
      expect(sumMoney([norm.labour, norm.materials, norm.machinery, norm.overheads])).toBe(norm.amount);
      expect(Math.abs(norm.quantity * norm.unitPrice - norm.amount)).toBeLessThanOrEqual(0.01);
    }
    expect(sumMoney(summaries.resources.map(({ amount }) => amount))).toBe(summaries.sum);
    const percent = summaries.resources.reduce((sum, { share }) => sum + share, 0);
    expect(Math.abs(percent - 100)).toBeLessThanOrEqual(0.05);
  }
});

test('[UNIT-002] each collateral call answers what the joint one does, by its contract', async () => {
  const query = { id: all[3]!.id };
  const both = await ask(normsAndSummariesCall, { query });
  expect(await ask(normsCall, { query })).toEqual(both.norms);
  expect(await ask(resourceSummariesCall, { query })).toEqual(both.summaries);
  expect(reader(normsAndSummariesCall)(both)).toEqual(both);
  expect(reader(compositionsCall)(await ask(compositionsCall, { query })).parts).toHaveLength(8);
});

test('resources fall by amount; A reaches 80 percent of the sum, B 95', async () => {
  const { resources } = await ask(resourceSummariesCall, { query: { id: all[5]!.id } });
  const amounts = resources.map(({ amount }) => amount);
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  let before = 0;
  for (const { grade, share } of resources) {
    expect(grade).toBe(before < 80 ? 'A' : before < 95 ? 'B' : 'C');
    before += share;
  }
});

test('[DATA-016] a record without composition says --, one without equipment /', async () => {
  const { id } = all[7]!;
  const absent = (await ask(compositionsCall, { query: { id } })).parts.filter(
    ({ amount }) => amount === '/',
  );
  expect(
    absent.every(({ part, share }) => ['mainMaterials', 'equipment'].includes(part) && share === '/'),
  ).toBe(true);
  expect(absent.length).toBeGreaterThan(0);
  await database.pool.query('update unit_price set lines = null, labour = null where id = $1', [id]);
  const composition = await ask(compositionsCall, { query: { id } });
  expect(composition.parts.every(({ amount, share }) => amount === '--' && share === '--')).toBe(true);
  expect(composition.rates).toBeNull();
  expect(await ask(normsAndSummariesCall, { query: { id } })).toMatchObject({
    norms: { norms: [] },
    addsUp: true,
  });
});

test('[UNIT-003] [CALL-146] templates tell the item and the level of the place', async () => {
  expect(templatesCall.path).toBe('/core/bqItem/getBqItemTeamplateById');
  const ids = [...new Set(all.slice(0, 5).map(({ templateId }) => templateId))];
  const answer = await ask(templatesCall, { query: { ids: ids.join(','), areaId: '20' } });
  expect(reader(templatesCall)(answer)).toEqual(answer);
  expect(answer.templates.map(({ id }) => id)).toEqual(ids);
  expect(answer.templates[0]!.features.every(({ values }) => values.length > 0)).toBe(true);
});

const leaves = (nodes: readonly TradeNode[]): readonly TradeNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]));

test('[CALL-147] the trade tree counts every record once, in the place and edition asked for', async () => {
  const { nodes } = await ask(tradeTreeCall, { query: {} });
  expect(nodes.map(({ code, name }) => [code, name])).toEqual([
    ['01', '房屋建筑与装饰工程'],
    ['03', '通用安装工程'],
  ]);
  const sum = (some: readonly TradeNode[]) => some.reduce((n, node) => n + node.n, 0);
  expect([sum(nodes), sum(leaves(nodes))]).toEqual([2_400, 2_400]);
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from unit_price u join bill_item i on i.id = item_id
     where area_id = 20 and edition = 'GB50500-2013'`,
  );
  const part = await ask(tradeTreeCall, { query: { bqItemDbId: 'GB50500-2013', areaId: '20' } });
  expect(sum(part.nodes)).toBe(rows[0]!.n);
  expect(reader(tradeTreeCall)(part)).toEqual(part);
});

/** Prices of the record's group since 2022-10, in a place or in the whole country; no index is published. */
const pricesOf = async (id: string, areaId: number | null) => {
  const { rows } = await database.pool.query<{ value: number }>(
    `select u.pretax::float8 as value from unit_price s
     join bill_text own on own.id = s.text_id join bill_text t on t.group_id = own.group_id
     join unit_price u on u.text_id = t.id
     where s.id = $1 and ($2::int is null or u.area_id = $2) and u.price_date > date '2022-09-01' order by 1`,
    [id, areaId],
  );
  return rows.map(({ value }) => value);
};

test('the distribution shows what its sample size allows, before tax', async () => {
  for (const { id, areaId } of all.slice(10, 40)) {
    for (const scope of [areaId, '1']) {
      const answer = await ask(distributionCall, { query: { id, areaId: scope, months: '36' } });
      expect(reader(distributionCall)(answer)).toEqual(answer);
      const prices = await pricesOf(id, scope === '1' ? null : Number(scope));
      const wanted = bands(prices);
      const shown = answer.statistics.bands;
      expect([shown.kind, shown.n]).toEqual([wanted.kind, wanted.n]);
      if (shown.kind !== 'cases' && wanted.kind !== 'cases') expect(shown.p50).toBeCloseTo(wanted.p50, 1);
      expect(answer.histogram?.reduce((sum, { count }) => sum + count, 0) ?? null).toBe(
        prices.length >= 10 ? prices.length : null,
      );
      expect(answer.rank === null).toBe(prices.length < 5);
    }
  }
});

test('regions come by falling median, those of too few prices last; a year is a smaller window', async () => {
  const { id } = all[12]!;
  const { regions } = await ask(distributionCall, { query: { id } });
  const medians = regions.map(({ p50 }) => p50 ?? -1);
  expect(medians).toEqual([...medians].sort((one, other) => other - one));
  expect(regions.every(({ n, p50 }) => (p50 === null) === n < 3)).toBe(true);
  const year = await ask(distributionCall, { query: { id, areaId: '1', months: '12' } });
  const years = await ask(distributionCall, { query: { id, areaId: '1', months: '36' } });
  expect(year.statistics.bands.n).toBeLessThanOrEqual(years.statistics.bands.n);
  expect([year.from, year.until]).toEqual(['2024-10', '2025-09']);
  expect(year.statistics.reference).toContain('全国 · 近 12 个月');
});

test('the trend has a point for every month and a median only of three prices', async () => {
  const { id } = all[12]!;
  const answer = await ask(trendCall, { query: { id, months: '12' } });
  expect(reader(trendCall)(answer)).toEqual(answer);
  expect(answer.nationwide.map(({ period }) => period).at(-1)).toBe('2025-09');
  expect([answer.points.length, answer.nationwide.length]).toEqual([12, 12]);
  const long = await ask(trendCall, { query: { id } });
  expect(long.nationwide.slice(-12)).toEqual(answer.nationwide);
  expect(long.nationwide.every(({ n, p50 }) => (p50 === null) === n < 3)).toBe(true);
});

test('similar records are of the same item and not the record itself', async () => {
  const { id, templateId } = all[20]!;
  const { rows } = await ask(similarCall, { query: { id } });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.templateId === templateId && row.id !== id)).toBe(true);
});

test('[UNIT-006] samples stand in no region that unit prices are not offered in', async () => {
  const { rows } = await database.pool.query(
    'select from unit_price where area_id in (1, 28) or (area_id = 6 and city_id is distinct from 77)',
  );
  expect(rows).toEqual([]);
});
