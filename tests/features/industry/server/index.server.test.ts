import { findIndustryCall } from '#features/industry/contract';
import { industrySamples, loadSampleIndustry } from '#features/industry/samples/index';
import { industryServer } from '#features/industry/server/index';
import { roundTo } from '#src/costing/money';
import { addMonths } from '#src/costing/months';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const server = () => industryServer({ pool: db.pool });
const ask = asker(() => server().routes);
const list = (query: object = {}) => ask(findIndustryCall, { identity: anIdentity(), query });

beforeAll(() => db.database.transaction((client) => loadSampleIndustry(client, '2025-09')));

describe('the list', () => {
  test('[DATA-005] [CALL-174] [DATA-012] official indicators: who published what, where, of which period, holding what', async () => {
    const { indexDatas, total } = await list();
    expect(total).toBe(31 * 6);
    for (const { tab, publisher, scope, unit, low, high, page } of indexDatas) {
      expect(tab).toBe('official');
      expect([publisher, scope, unit].every((text) => text.length > 0)).toBe(true);
      expect(low).toBeLessThanOrEqual(high);
      expect(page).toMatch(/^第 \d+ 页$/);
    }
    const cost = indexDatas.find(({ id }) => id === 'tower-20');
    expect(cost).toMatchObject({
      areaName: '广东',
      frequency: 'quarter',
      period: '2025-07',
      status: 'provisional',
    });
    expect((cost?.high ?? 0) / (cost?.low ?? 1)).toBeGreaterThan(1.1);
  });

  test('indicator by indicator, and of each the country and then the regions as everywhere; other orders are offered', async () => {
    const { indexDatas } = await list();
    const names = indexDatas.map(({ name }) => name);
    expect(names.filter((name, at) => name !== names[at - 1])).toHaveLength(6);
    const regionsOf = (name: string) =>
      indexDatas.filter((row) => row.name === name).map(({ areaName }) => areaName);
    const [first = '', second = ''] = [...new Set(names)];
    expect(regionsOf(first).slice(0, 3)).toEqual(['安徽', '北京', '重庆']);
    expect(regionsOf(second)).toEqual(regionsOf(first));
    const grown = (await list({ sort: 'overYear' })).indexDatas.map(({ overYear }) => overYear ?? -Infinity);
    expect(grown).toEqual(grown.toSorted((one, other) => other - one));
    const told = (await list({ sort: 'publishedOn', order: 'asc' })).indexDatas.flatMap(
      ({ publishedOn }) => publishedOn ?? [],
    );
    expect(told).toEqual(told.toSorted());
  });

  test('[DATA-005] statistics stand in a tab of their own, by year', async () => {
    const { indexDatas, coverage } = await list({ tab: 'statistics' });
    expect(indexDatas[0]?.areaName).toBe('全国');
    expect(
      new Set(indexDatas.map(({ frequency, overPrevious }) => [frequency, overPrevious].join())),
    ).toEqual(new Set(['year,']));
    expect(indexDatas[0]?.overYear).not.toBeNull();
    expect(coverage.filter(({ n }) => n > 0)).toHaveLength(31);
  });

  test('place, frequency, state and word narrow it; a city has what its province has', async () => {
    const ids = async (query: object) => (await list(query)).indexDatas.map(({ id }) => id).sort();
    const ofProvince = ['house-20', 'office-20', 'school-20', 'tower-20', 'wage-20', 'works-20'];
    expect(await ids({ areaId: '20' })).toEqual(ofProvince);
    expect(await ids({ areaId: '228' })).toEqual(ofProvince);
    expect(await ids({ areaId: '20', frequency: 'month' })).toEqual(['wage-20', 'works-20']);
    expect(await ids({ areaId: '20', status: 'firm' })).toEqual([]);
    expect(await ids({ keyword: '广东 人工' })).toEqual(['wage-20']);
    expect(await ids({ keyword: '没有的' })).toEqual([]);
  });
});

describe('a series', () => {
  test('[DATA-005] grows against the period before, the year before and the base, by the stored values', async () => {
    const { chosen } = await list({ series: 'tower-20' });
    const points = chosen?.points ?? [];
    expect(points).toHaveLength(19);
    const at = (period: string) => points.find((point) => point.period === period);
    const percent = (now = NaN, before = NaN) => roundTo((now / before - 1) * 100, 2);
    for (const { period, value, overPrevious, overYear, overBase } of points) {
      const [previous, year] = [at(addMonths(period, -3)), at(addMonths(period, -12))];
      expect(overPrevious).toBe(previous ? percent(value, previous.value) : null);
      expect(overYear).toBe(year ? percent(value, year.value) : null);
      expect(overBase).toBe(percent(value, points[0]?.value));
    }
    expect(chosen?.row.base).toEqual({ period: '2021-01', frequency: 'quarter', value: null });
  });

  test('[DATA-005] an index that states its base grows against it, though its series begins later', async () => {
    await db.pool.query(`delete from industry_point where series_id = 'works-20' and period < '2021-04-01'`);
    const { chosen, indexDatas } = await list({ series: 'works-20' });
    expect(chosen?.points[0]).toMatchObject({ period: '2021-04' });
    expect(chosen?.row.base).toEqual({ period: '2021-01', frequency: 'month', value: 100 });
    for (const { value, overBase } of chosen?.points ?? []) expect(overBase).toBe(roundTo(value - 100, 2));
    const row = indexDatas.find(({ id }) => id === 'works-20');
    expect(row).toMatchObject({ base: chosen?.row.base, overBase: chosen?.points.at(-1)?.overBase });
  });

  test('every sample of an index begins with its base', async () => {
    const { rows } = await db.pool.query(
      `select s.id from industry_series s where s.id like 'works-%' and s.id <> 'works-20' and not exists (
         select from industry_point p where p.series_id = s.id and p.period = '2021-01-01' and p.low = 100)`,
    );
    expect(rows).toEqual([]);
  });

  test('the value published first stays beside the one it was revised to; the newest is provisional', async () => {
    const { indexDatas } = await list();
    const courses = await Promise.all(
      indexDatas.slice(0, 12).map(async ({ id }) => (await list({ series: id })).chosen?.points ?? []),
    );
    const revised = courses.flat().filter(({ first }) => first);
    expect(revised.length).toBeGreaterThan(0);
    for (const { first, low } of revised) {
      expect(first?.low).not.toBe(low);
      expect(first?.reason).not.toBe('');
      expect(first?.revisedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    for (const points of courses) expect(points.at(-1)?.status).toBe('provisional');
  });

  test('a missing month is a gap, and no growth is told across it', async () => {
    const { rows } = await db.pool.query<{ area: number; month: string }>(
      `select area_id as area, to_char(period, 'YYYY-MM') as month from industry_issue
       where published_on is null and period between '2022-01-01' and '2025-06-01' order by period limit 1`,
    );
    const [gap] = rows;
    const { chosen } = await list({ series: `works-${gap?.area}` });
    const periods = chosen?.points.map(({ period }) => period) ?? [];
    expect(periods).not.toContain(gap?.month);
    const after = chosen?.points.find(({ period }) => period === addMonths(gap?.month ?? '', 1));
    expect(after?.overPrevious ?? null).toBeNull();
  });

  test('that is not there is not shown', async () => {
    expect((await list({ series: 'nothing' })).chosen).toBeNull();
  });
});

describe('the calendar', () => {
  test('tells who published which of twelve months, and why one is missing', async () => {
    const { calendar } = await list();
    expect(calendar.months).toHaveLength(12);
    expect(calendar.months.at(-1)).toBe('2025-09');
    expect(calendar.rows).toHaveLength(31);
    const issues = calendar.rows.flatMap((row) => row.issues);
    const missing = issues.filter((issue) => issue?.publishedOn === null);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.length).toBeLessThan(issues.length / 5);
    expect(missing.every((issue) => (issue?.reason ?? '') !== '')).toBe(true);
    expect((await list({ areaId: '20' })).calendar.rows).toHaveLength(1);
  });
});

describe('samples', () => {
  test('a later month makes firm what was provisional', async () => {
    const of = async () => (await list({ series: 'works-20' })).chosen?.points ?? [];
    const before = (await of()).at(-1);
    await industrySamples.grow?.(db.pool, '2025-10');
    const after = (await of()).find(({ period }) => period === before?.period);
    expect([before?.status, after?.status, after?.low]).toEqual(['provisional', 'firm', before?.low]);
  });

  test('a series is described for those who kept it, by the list that shows it', async () => {
    const [described] = await server().records.industry.describe(['tower-20', 'nothing']);
    expect(described).toMatchObject({ ref: 'tower-20', address: '/industry-index/index?series=tower-20' });
  });

  test('go with all that was made of them', async () => {
    await industrySamples.remove?.(db.pool);
    expect(await list()).toMatchObject({ total: 0, indexDatas: [], calendar: { months: [], rows: [] } });
  });
});
