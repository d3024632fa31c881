import type { ProjectDetail } from '#features/projects/contract';
import { events } from '#features/projects/events';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import { projectDetail } from '#features/projects/server/detail';
import type { Project } from '#features/projects/server/project';
import { composeReport } from '#features/projects/server/report';
import { saveProjects } from '#features/projects/server/save-projects';
import { reducer } from '#features/projects/state';
import { projectPageExport } from '#features/projects/ui/export/detail-export';
import { readAsQuoted } from '#src/costing/rebaser';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { apart, pageRows, printedRows } from '#tests/support/titled-rows';

const db = testDatabase({ prepared: regions });
const NUMBER = 'BG-20250901-1';
const OTHERS = 12;

/** No two of its figures are alike. */
const own = (like: Project): Project => {
  const [part, other] = like.parts;
  const [steel, concrete] = like.contents;
  if (!part || !other || steel?.unit !== 'kg/㎡' || concrete?.unit !== 'm³/㎡')
    throw new RangeError('a sample with two parts, its steel and its concrete');
  return {
    ...like,
    id: 'own',
    name: '门诊楼',
    overview: { ...like.overview, prefabrication: 40, startedAt: '2020-01', finishedAt: '' },
    area: 1_000,
    areaAbove: 801.5,
    areaBelow: 198.5,
    floorsAbove: 6,
    floorsBelow: 2,
    height: 23.4,
    taxBasis: '含税',
    taxRate: 0.09,
    unitCost: 2_180.54,
    pretax: 2_000_495.41,
    tax: 180_044.59,
    total: 2_180_540,
    units: [
      { name: '建筑与装饰工程', amount: 1_500_123.45 },
      { name: '安装工程', amount: 500_371.96 },
    ],
    fees: [
      { name: '人工费', amount: 400_234.56 },
      { name: '材料费', amount: 1_600_260.85 },
    ],
    parts: [
      { name: part.name, amount: 1_320_345.67 },
      { name: other.name, amount: 680_149.74 },
    ],
    contents: [
      { ...steel, above: 45.56, below: 98.24 },
      { ...concrete, above: 0.3456, below: 1.2344 },
      { name: '只有这里有的', unit: '㎡/㎡', above: null, below: 0.129 },
    ],
    resources: [
      {
        name: '螺纹钢',
        spec: 'HRB400',
        unit: 't/㎡',
        quantity: 0.0175,
        price: 3_987.65,
        period: '2024-02',
      },
      { name: '商品砼', spec: 'C30', unit: 'm³/㎡', quantity: 1.2345, price: 456.78, period: '2024-03' },
    ],
  };
};

let parts: Project['parts'] = [];
let contents: Project['contents'] = [];
beforeAll(async () => {
  const all = [...sampleProjects(400, [{ areaId: 20, cityId: null, name: '广东' }])];
  const alike = all.filter((one) => one.type === 'medical.hospital' && one.parts.length > 0);
  const like = alike.slice(0, OTHERS + 1).map((one) => ({ ...one, priceDate: '2024-01' }));
  const project = own(like[0]!);
  ({ parts, contents } = project);
  await db.database.transaction((client) => saveProjects(client, [project, ...like.slice(1)]));
});

const reportOf = () =>
  db.database.transaction(async (client) => {
    const report = await composeReport(client, 'own', NUMBER);
    if (!report) throw new RangeError('there is something to report of');
    return report;
  });

/** The tables of the page's own file. */
const pageOf = (detail: ProjectDetail) => {
  const heard = [
    events.detailRequested({ id: 'own', basis: '', peers: '' }),
    events.detailLoaded({ detail }),
  ].reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' }));
  const asQuoted = { rebase: readAsQuoted, basis: '', sources: [], areaName: undefined };
  return pageRows(projectPageExport({ projects: heard }, asQuoted));
};

const printed = (value: unknown, decimals = 2): string =>
  typeof value === 'number'
    ? value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    : '—';

test('[CALL-097] every figure of the report stands under its own head', async () => {
  const report = await reportOf();
  const tables = printedRows(report);
  expect(Object.fromEntries(report.facts)).toMatchObject({
    地区: '广东',
    建筑面积: '1,000.00 ㎡',
    层数: '地上 6 层，地下 2 层',
    单方造价: '2,180.54 元/㎡（含税）',
    价格期: '2024-01',
    报告编号: NUMBER,
  });
  expect(tables['一、工程概况与编制口径']).toEqual(
    expect.arrayContaining([
      { 项目: '计税口径', 内容: '单方造价按含税计，增值税税率 9.00%；分项金额均为除税' },
      { 项目: '地上 / 地下建筑面积', 内容: '801.50 ㎡ / 198.50 ㎡' },
      { 项目: '檐高', 内容: '23.4 m' },
      { 项目: '装配率', 内容: '40%' },
      { 项目: '开工 / 竣工', 内容: '2020-01 / —' },
    ]),
  );
  expect(tables['二、造价汇总']).toEqual([
    apart({ 名称: '除税造价', '金额（元）': '2,000,495.41', '单方（元/㎡）': '2,000.50' }),
    apart({ 名称: '税金', '金额（元）': '180,044.59', '单方（元/㎡）': '180.04' }),
    apart({ 名称: '含税造价', '金额（元）': '2,180,540.00', '单方（元/㎡）': '2,180.54' }),
  ]);
  const cost = (name: string, amount: string, unitCost: string, share: string) =>
    apart({ 名称: name, '金额（元）': amount, '单方（元/㎡）': unitCost, 占比: share });
  expect(tables['三、单位工程指标（除税）']).toEqual([
    cost('建筑与装饰工程', '1,500,123.45', '1,500.12', '74.99%'),
    cost('安装工程', '500,371.96', '500.37', '25.01%'),
  ]);
  expect(tables['四、费用构成（除税）']).toEqual([
    cost('人工费', '400,234.56', '400.23', '20.01%'),
    cost('材料费', '1,600,260.85', '1,600.26', '79.99%'),
  ]);
  expect(tables['五、分部工程指标与同类工程对照（除税，元/㎡）']).toMatchObject([
    { 分部: parts[0]?.name, 本工程: '1,320.35', 占比: '66.00%' },
    { 分部: parts[1]?.name, 本工程: '680.15', 占比: '34.00%' },
  ]);
  expect(tables['六、工程量与消耗量指标（每平方米）']).toMatchObject([
    { 名称: contents[0]?.name, 单位: 'kg/㎡', 地上: '45.6', 地下: '98.2' },
    { 名称: contents[1]?.name, 单位: 'm³/㎡', 地上: '0.346', 地下: '1.234' },
    { 单位: '㎡/㎡', 地上: '—', 地下: '0.13', '同类 P25': '—', '同类 P50': '—', '同类 P75': '—' },
  ]);
  const resource = (names: readonly string[], quantity: string, price: string, period: string) =>
    apart({
      名称: names[0] ?? '',
      规格: names[1] ?? '',
      单位: names[2] ?? '',
      消耗量: quantity,
      '除税单价（元）': price,
      价格期: period,
    });
  expect(tables['七、主要工料']).toEqual([
    resource(['螺纹钢', 'HRB400', 't/㎡'], '0.0175', '3,987.65', '2024-02'),
    resource(['商品砼', 'C30', 'm³/㎡'], '1.2345', '456.78', '2024-03'),
  ]);
});

test('[CALL-097] peers and standing are those of the page', async () => {
  const report = await reportOf();
  const tables = printedRows(report);
  const detail = await projectDetail(db.pool, 'own');
  const { 分部指标: ofParts = [], 工程量指标: ofContents = [], 关键指标: key = [] } = pageOf(detail);
  const band = (row: object, decimals: number, unit = '') => {
    const cells = new Map(Object.entries(row));
    const [low, middle, high] = ['同类 P25', '同类中位', '同类 P75'].map((head) =>
      printed(cells.get(`${head}${unit}`), decimals),
    );
    const samples = printed(cells.get('同类样本'), 0);
    return apart({
      '同类 P25': low ?? '',
      '同类 P50': middle ?? '',
      '同类 P75': high ?? '',
      同类样本: samples,
    });
  };
  expect(tables['五、分部工程指标与同类工程对照（除税，元/㎡）']).toMatchObject(
    ofParts.slice(0, 2).map((row) => band(row, 2, ' (元/㎡)')),
  );
  expect(tables['六、工程量与消耗量指标（每平方米）']).toMatchObject([
    band(ofContents[0]!, 1),
    band(ofContents[1]!, 3),
    {},
  ]);
  const value = (name: string) => printed(key.find(({ 指标 }) => 指标 === name)?.['数值']);
  const standing = apart(
    Object.fromEntries(
      ['同类 P25', '同类中位', '同类 P75', '同类中的位置'].map((name) => [name, value(name)]),
    ),
  );
  expect(report.sections.find(({ title }) => title.startsWith('八、'))?.paragraphs).toEqual([
    `对照范围：${detail.standing.reference}。`,
    `同类工程 ${OTHERS} 个：P25 ${standing['同类 P25']}、P50 ${standing['同类中位']}、P75 ${standing['同类 P75']} 元/㎡。`,
    `本工程不低于其中 ${standing['同类中的位置']}% 的工程。`,
  ]);
});

test('of what the provider left out the report says so, and prints no empty table', async () => {
  await db.pool.query(`delete from project_line where project_id = 'own' and kind <> 'part'`);
  await db.pool.query(`delete from project_content where project_id = 'own'`);
  await db.pool.query(`delete from project_resource where project_id = 'own'`);
  const { sections } = await reportOf();
  expect(sections.map(({ title }) => title[0]).join('')).toBe('一二三四五六七八九');
  const bare = sections.filter(({ paragraphs }) => paragraphs?.includes('提供方没有给出这一项明细。'));
  expect(bare.map(({ title, table }) => [title[0], table])).toEqual(
    [...'三四六七'].map((number) => [number, undefined]),
  );
  expect(sections.every(({ table }) => table?.rows.length !== 0)).toBe(true);
});
