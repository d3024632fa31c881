import { text } from 'node:stream/consumers';
import fs from 'node:fs';
import path from 'node:path';
import writeExcelFile from 'write-excel-file/node';
import { exportProjects } from '#features/projects/server/export-projects';
import {
  commitImport,
  describe as describeImport,
  prepareImport,
  refusedCsv,
} from '#features/projects/server/files';
import { projectDetail } from '#features/projects/server/detail';
import { findProjects } from '#features/projects/server/find-projects';
import { loadSampleProjects, removeSampleProjects } from '#features/projects/samples/index';
import { loadSampleFactors } from '#features/basis/samples/index';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { usualValues, type Placed } from '#infra/server/costing/usual-values';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const NOW = '2025-09-15T02:00:00.000Z';
const commitInto = (understood: Parameters<typeof commitImport>[1]) =>
  inTransaction(database.pool, (client) => commitImport(client, understood));
const fixture = (name: string) => fs.readFileSync(path.join(__dirname, '../../../../fixtures/import', name));
const prepare = (bytes: Uint8Array, fileName = 'house.csv') =>
  prepareImport(database.pool, { bytes, fileName, now: NOW });
const namesIn = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select name from project where source = 'imported' order by name`,
  );
  return rows.map(({ name }) => name);
};

beforeEach(() => database.pool.query('truncate project cascade; truncate search_entry'));

test('a CSV in UTF-8 is stored row by row, and every refused row keeps its line and reasons', async () => {
  const understood = await prepare(fixture('house-utf8.csv'), 'house-utf8.csv');
  expect(understood.accepted.map(({ row }) => row.line)).toEqual([3, 4]);
  expect(understood.refused.map(({ row, reasons }) => [row.line, reasons.join('；')])).toEqual([
    [5, '没有说明造价是含税还是除税'],
    [6, '建筑面积 1.2 ㎡超出合理范围（50–2,000,000），请检查数字和单位'],
    [7, '单方造价 × 建筑面积 = 360,000,000 元，与总造价 300,000,000 元相差超过 2%'],
    [8, expect.stringContaining('“住宅”不明确')],
    [
      9,
      expect.stringContaining(
        '建筑面积：“约5000”不是数字；单方造价：“25000元”中的“元”不是本行的单位“元/㎡”；总造价：“一亿”不是数字',
      ),
    ],
    [10, '与第 3 行重复（项目名称、建筑面积、价格期都相同）'],
    [11, expect.stringContaining('“海外”无法对应')],
  ]);
  await commitInto(understood);
  expect(await namesIn()).toEqual(['城东中学"求知"教学楼', '滨河花园 3#楼']);
});

test('a CSV in GB18030 with other headers, units and delimiters says the same kind of things', async () => {
  const understood = await prepare(fixture('house-gb18030.csv'));
  expect(understood.refused).toEqual([]);
  await commitInto(understood);
  const { rows } = await database.pool.query(
    `select name, area_id, city_id is null as province_only, area::float8, area_below::float8 as below, to_char(price_date, 'YYYY-MM') as month,
       tax_basis, pretax::float8, total::float8 from project order by name collate "C"`,
  );
  expect(rows).toEqual([
    expect.objectContaining({
      name: '䶮山地下车库',
      area_id: 32,
      area: 18_000,
      below: 18_000,
      month: '2024-01',
      pretax: 59_400_000,
    }),
    expect.objectContaining({
      name: '临港物流中心 1#厂房',
      area_id: 10,
      province_only: true,
      month: '2024-11',
      tax_basis: '除税',
    }),
    expect.objectContaining({
      name: '喆园洋房 7#楼',
      area_id: 8,
      province_only: false,
      pretax: 9_030_000,
      total: 9_842_700,
    }),
  ]);
});

test('a workbook with real numbers, dates and a percentage', async () => {
  const head = [
    '项目名称',
    '省份',
    '城市',
    '业态',
    '结构',
    '建筑面积(㎡)',
    '地上层数',
    '地下层数',
    '阶段',
    '价格期',
    '含税单方(元/㎡)',
    '税率',
    '装配率',
  ];
  const row = ['湖畔人才公寓 2#楼', '浙江', '杭州', '高层住宅', '剪力墙', 21_500.5, 26, 2, '合同价'];
  const date = { value: new Date(Date.UTC(2024, 4, 1)), type: Date, format: 'yyyy-mm-dd' };
  const bytes = await writeExcelFile([head, [...row, date, 3_050, 0.09, '40%']]).toBuffer();
  const understood = await prepare(bytes, 'house.xlsx');
  expect(understood.refused).toEqual([]);
  await commitInto(understood);
  const [stored] = (await findProjects(database.pool, { keyword: '湖畔人才公寓' })).indexDatas;
  expect(stored).toMatchObject({
    areaName: '浙江 杭州',
    unitCost: 3_050,
    priceDate: '2024-05',
    source: 'imported',
    hasDetail: false,
  });
});

test('an imported project carries its own origin and no sample mark', async () => {
  await commitInto(await prepare(fixture('house-utf8.csv'), 'house-utf8.csv'));
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from project where name = '滨河花园 3#楼'`,
  );
  const { row, provenance, totals } = await projectDetail(database.pool, rows[0]?.id ?? '');
  expect(row).toMatchObject({ source: 'imported', areaName: '广东 广州', unitCost: 2_980, taxBasis: '含税' });
  expect(totals).toEqual({ pretax: 50_989_449.54, tax: 4_589_050.46, total: 55_578_500, taxRate: 0.09 });
  expect(provenance).toMatchObject({
    kind: 'imported',
    title: 'house-utf8.csv 第 3 行',
    note: `导入于 ${NOW}；库中没有足够的同类可比，导入时未核对高低`,
  });
  expect(JSON.stringify(provenance)).not.toContain('样例');
});

test('the same file a second time is refused row by row, because all of it is there', async () => {
  await commitInto(await prepare(fixture('house-gb18030.csv')));
  const again = await prepare(fixture('house-gb18030.csv'));
  expect(again.accepted).toEqual([]);
  expect(again.refused.map(({ reasons }) => reasons)).toEqual(
    Array(3).fill(['库中已有项目名称、建筑面积、价格期都相同的工程']),
  );
});

test('of two imports of one file at once, one stores it and the other says why not', async () => {
  const understood = await prepare(fixture('house-gb18030.csv'));
  const outcomes = await Promise.allSettled([commitInto(understood), commitInto(understood)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await namesIn()).toHaveLength(3);
});

test('samples go, imported projects stay', async () => {
  await loadSampleProjects(database.pool, 20);
  await commitInto(await prepare(fixture('house-utf8.csv')));
  expect(await removeSampleProjects(database.pool)).toBe(20);
  expect(await namesIn()).toHaveLength(2);
  expect((await findProjects(database.pool, { keyword: '滨河花园' })).indexDatas).toHaveLength(1);
});

test('what is exported can be imported into an empty database and says the same', async () => {
  await commitInto(await prepare(fixture('house-utf8.csv')));
  await commitInto(await prepare(fixture('house-gb18030.csv')));
  const columns = `select name, area_id, city_id, type, structure, area, area_above, area_below, floors_above, floors_below, stage,
    price_date, tax_basis, tax_rate, unit_cost, pretax, total, id from project order by id`;
  const before = (await database.pool.query(columns)).rows;
  let text = '';
  expect(await exportProjects(database.pool, (more) => void (text += more))).toBe(5);
  await database.pool.query('truncate project cascade; truncate search_entry');
  const understood = await prepare(Buffer.from(text));
  expect(understood.refused).toEqual([]);
  await commitInto(understood);
  expect((await database.pool.query(columns)).rows).toEqual(before);
});

test('samples exported are all understood again, and refused only because they are samples', async () => {
  await loadSampleProjects(database.pool, 400);
  let text = '';
  await exportProjects(database.pool, (more) => void (text += more));
  await removeSampleProjects(database.pool);
  const { accepted, refused } = await prepare(Buffer.from(text));
  expect(accepted).toEqual([]);
  expect(new Set(refused.flatMap(({ reasons }) => reasons))).toEqual(
    new Set(['这是样例数据，不能作为本单位的工程导入']),
  );
  expect((await prepare(Buffer.from(text.replaceAll('样例', '本单位导入')))).refused).toEqual([]);
});

test('the report shows columns, units, examples and what is taken for granted', async () => {
  const report = describeImport('house-utf8.csv', await prepare(fixture('house-utf8.csv')));
  expect(report).toContain('house-utf8.csv：CSV，UTF-8 编码，逗号分隔，表头在第 2 行');
  expect(report).toContain(
    '  总造价(万元) → 总造价，单位 万元（×10000 → 元）；例：5,557.85 | 3145.80 | 17220',
  );
  expect(report).toContain('没有“税率”列');
  expect(report).toContain('未使用的列：备注');
  expect(report).toContain('可导入 2 行，拒绝 7 行');
});

test('the file of refused rows can be mended and imported again', async () => {
  const csv = await text(refusedCsv(await prepare(fixture('house-utf8.csv'))));
  expect(csv.startsWith('\uFEFF行号,原因,项目名称')).toBe(true);
  const mended = csv.replace('28/3,施工图预算,2024/5/1,,', '28/3,施工图预算,2024/5/1,含税,');
  const { accepted } = await prepare(Buffer.from(mended));
  expect(accepted.map(({ project }) => project.name)).toContain('未写税口径的办公楼');
});

test('a unit cost far from those of its type is taken only once it is confirmed', async () => {
  const head = '项目名称,地区,工程类型,结构类型,建筑面积,层数,计价阶段,价格期,税口径,单方造价,核实';
  const school = (name: string, cost: number, { tax = '含税', mark = '', type = '学校' } = {}) =>
    `${name},广东 广州,${type},框架,10000,6/0,控制价,2024-06,${tax},${cost},${mark}`;
  const table = (...rows: readonly string[]) => Buffer.from([head, ...rows].join('\n'));
  await commitInto(await prepare(table(school('甲校', 3_270), school('乙校', 3_000, { tax: '除税' }))));
  expect((await prepare(table(school('错校', 32_000)))).refused).toEqual([]);
  await commitInto(await prepare(table(school('丙校', 3_270))));
  const given = [
    school('错校', 32_000),
    school('小校', 320),
    school('贵校', 15_000, { tax: '除税' }),
    school('实校', 32_000, { mark: '是' }),
    school('厂', 32_000, { type: '厂房' }),
  ];
  const understood = await prepare(table(...given));
  expect(understood.accepted.map(({ project }) => project.name)).toEqual(['贵校', '实校', '厂']);
  expect(understood.refused.map(({ reasons }) => reasons.join('；'))).toEqual([
    expect.stringContaining(
      '32,000 元/㎡（含税）是库中“中小学教学楼”（3 条）中位 3,270 的 9.79 倍，超出 1/5 至 5 倍；核对无误的，在“核实”列写“是”',
    ),
    expect.stringContaining('的 0.098 倍'),
  ]);
  expect(understood.accepted.map(({ project }) => project.provenance.note?.includes('核实'))).toEqual([
    false,
    true,
    false,
  ]);
  const assumed = await prepareImport(database.pool, {
    bytes: table(school('错校', 32_000)),
    fileName: 'house.csv',
    now: NOW,
    choices: { map: new Map(), assume: new Map([['核实', '是']]) },
  });
  expect(assumed.accepted).toHaveLength(1);
});

test('what is usual is brought to the month and place of the row', async () => {
  await loadSampleIndexes(database.pool);
  await loadSampleFactors(database.pool, REGION_FACTORS);
  await loadSampleProjects(database.pool, 600);
  const usualIn = async (placed: Omit<Placed, 'key'>) => {
    const like = { table: 'project', key: 'p.type', value: 'p.unit_pretax' };
    const record = { key: 'education.school', ...placed };
    return (await usualValues(database.pool, like, [record]))(record);
  };
  const { rows } = await database.pool.query<{ area_id: number; level: number }>(
    `select area_id, level::float8 as level from price_level
     where month = '2024-06' and area_id in (select areaid from region where level = 1) order by level`,
  );
  const [cheap, dear] = [rows[0], rows.at(-1)];
  if (!cheap || !dear) throw new Error('no level is published');
  expect(dear.level / cheap.level).toBeGreaterThan(1);
  const at = ({ area_id }: { area_id: number }) => ({ priceDate: '2024-06', areaId: area_id, cityId: null });
  const [low, high] = [await usualIn(at(cheap)), await usualIn(at(dear))];
  expect(low?.n).toBeGreaterThanOrEqual(3);
  expect(low?.n).toBe(high?.n);
  expect((high?.median ?? 0) / (low?.median ?? 1)).toBeCloseTo(dear.level / cheap.level, 6);
});
