import { text } from 'node:stream/consumers';
import { industryFiles } from '#features/industry/server/files';
import { findSeries } from '#features/industry/server/find-series';
import { commitFile } from '#infra/server/import/commit-file';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query('delete from industry_series'));

const HEAD = '指标名称,工程类型,发布机构,适用地区,计量单位,统计口径,统计期,低值,高值,公布日期,文件号';
const read = (text: string, assume: readonly [string, string][] = [], now = '2025-09-15T02:00:00.000Z') =>
  industryFiles.read(db.pool, {
    bytes: Buffer.from(text),
    fileName: '行管指标.csv',
    now,
    project: undefined,
    choices: { map: new Map(), assume: new Map(assume) },
  });
const line = (period: string, low = '2100', high = '2,400') =>
  `高层住宅单方造价,住宅,某造价站,广东,元/㎡,含土建与安装，不含精装,${period},${low},"${high}",2024-07-15,粤建价〔2024〕3号`.replace(
    '含土建与安装，不含精装',
    '"含土建与安装，不含精装"',
  );
const lines = (...rows: readonly string[]) => ['某造价站发布指标汇总', HEAD, ...rows].join('\n');

test('[DATA-005] a house’s indicators come in as one course, month after month', async () => {
  const file = await read(lines(line('2024年5月'), line('2024-06', '2150', '2450')));
  expect(file).toMatchObject({ accepted: 2, refused: 0 });
  await commitFile(db.pool, file);
  const next = await read(lines(line('202406'), line('2024/7/1', '2200', '2500')));
  expect(next).toMatchObject({ accepted: 1, refused: 1 });
  await commitFile(db.pool, next);
  await expect(commitFile(db.pool, next)).rejects.toThrow('导入期间库中的数据有变化');
  const { indexDatas } = await findSeries(db.pool, { tab: 'official' });
  expect(indexDatas).toMatchObject([
    {
      name: '高层住宅单方造价',
      period: '2024-07',
      low: 2_200,
      high: 2_500,
      frequency: 'month',
      status: 'firm',
      source: 'imported',
    },
  ]);
});

test.each([
  ['2024年', 'year', '2024-01'],
  ['2024年第二季度', 'quarter', '2024-04'],
  ['2024Q3', 'quarter', '2024-07'],
  ['2024年6月', 'month', '2024-06'],
])('a period written %s is of a %s', async (written, frequency, period) => {
  await commitFile(db.pool, await read(lines(line(written))));
  const { rows } = await db.pool.query(
    `select s.frequency, to_char(p.period, 'YYYY-MM') as period from industry_series s
     join industry_point p on p.series_id = s.id`,
  );
  expect(rows).toEqual([{ frequency, period }]);
});

const ofFrequency = (frequency: string, ...periods: readonly string[]) =>
  read([`${HEAD},频率`, ...periods.map((period) => `${line(period)},${frequency}`)].join('\n'));

test.each([
  ['季度', '2024Q3', '2024-07'],
  ['季度', '2024-09', '2024-07'],
  ['季度', '2024-10', '2024-10'],
  ['季度', '2024/12/31', '2024-10'],
  ['年度', '2024-01', '2024-01'],
  ['年度', '2024年12月', '2024-01'],
  ['月度', '2024-09', '2024-09'],
])('[DATA-005] with 频率 %s, %s is the period that begins with %s', async (frequency, written, period) => {
  await commitFile(db.pool, await ofFrequency(frequency, written));
  const { rows } = await db.pool.query(`select to_char(period, 'YYYY-MM') as period from industry_point`);
  expect(rows).toEqual([{ period }]);
});

test.each([
  ['季度', '2024-08', '是一季的第二个月，看不出是哪一期，请写成 2024年第三季度'],
  ['年度', '2024-06', '是一年中的一个月，看不出是哪一期，请写成 2024年'],
  ['年度', '2024Q4', '是一个季度，频率却是年度，请写成 2024年'],
  ['月度', '2024年', '是一整年，频率却是月度，请写到月'],
  ['月度', '2024Q3', '是一个季度，频率却是月度，请写到月'],
  ['季度', '2024年', '是一整年，频率却是季度，请写到季度'],
])('[DATA-005] with 频率 %s, %s is refused with the reason', async (frequency, written, words) => {
  const file = await ofFrequency(frequency, written);
  expect(file).toMatchObject({ accepted: 0, refused: 1 });
  expect(await text(file.refusedCsv())).toContain(words);
});

test('[DATA-005] one quarter written two ways is one period: the second value is refused', async () => {
  expect(await ofFrequency('季度', '2024Q3', '2024-09', '2024-12')).toMatchObject({
    accepted: 2,
    refused: 1,
  });
});

test.each([
  ['a range upside down', line('2024-06', '2500', '2400'), '下限 2500 大于上限 2400'],
  ['a place nobody knows', line('2024-06').replace('广东', '火星'), '无法对应到省、市'],
  ['a month to come', line('2031-06'), '期 2031-06 还没有到'],
  ['published tomorrow', line('2024-06').replace('2024-07-15', '2025-09-16'), '发布日期 2025-09-16 还没有到'],
  ['a day that is none', line('2024-06').replace('2024-07-15', '2024-02-31'), '不是日期'],
])('%s is refused with the reason', async (_, row, words) => {
  const file = await read(lines(row));
  expect(file).toMatchObject({ accepted: 0, refused: 1 });
  expect(await text(file.refusedCsv())).toContain(words);
});

test('a province is the place where no other column tells it', async () => {
  const byProvince = HEAD.replace('适用地区', '省份');
  expect(await read([byProvince, line('2024-06')].join('\n'))).toMatchObject({ accepted: 1, refused: 0 });
  const both = await read([`${HEAD},省份`, `${line('2024-06').replace('广东', '广州')},广东`].join('\n'));
  await commitFile(db.pool, both);
  const { rows } = await db.pool.query(
    'select r.name from industry_series s join region r on r.areaid = s.area_id',
  );
  expect(rows).toEqual([{ name: '广州' }]);
});

test('what is published today in Shanghai is taken, also while it is yesterday elsewhere', async () => {
  const today = lines(line('2024-06').replace('2024-07-15', '2025-09-16'));
  expect(await read(today, [], '2025-09-15T15:59:59.000Z')).toMatchObject({ accepted: 0, refused: 1 });
  expect(await read(today, [], '2025-09-15T16:00:00.000Z')).toMatchObject({ accepted: 1, refused: 0 });
});

test('what was assumed stands with the series; what is exported is read again', async () => {
  const file = await read(
    '指标名称,类别,地区,单位,口径,月份,数值\n产值,建筑业,全国,亿元,按现价计算,2024-06,900',
    [
      ['发布单位', '某统计局'],
      ['栏目', '行业统计'],
    ],
  );
  expect(file.accepted).toBe(1);
  await commitFile(db.pool, file);
  const { rows } = await db.pool.query('select tab, method from industry_series');
  expect(rows).toEqual([{ tab: 'statistics', method: '导入时假定：发布单位 某统计局；栏目 行业统计' }]);
  let text = '';
  expect(await industryFiles.write(db.pool, (part) => void (text += part))).toBe(1);
  await db.pool.query('delete from industry_series');
  expect(await read(text)).toMatchObject({ accepted: 1, refused: 0 });
});

test('发布期, 类型, 正式, 初步 and ranges are read as the trade means them', async () => {
  const head = '指标名称,类型,发布机构,适用地区,计量单位,口径,发布期,数值,状态';
  const row = (period: string, status: string) =>
    `高层住宅单方造价,住宅,某站,广东,元/㎡,含设备,${period},2350~2600,${status}`;
  const file = await read([head, row('2024-05', '正式'), row('2024-06', '初步')].join('\n'));
  expect([file.accepted, file.refused]).toEqual([2, 0]);
  await commitFile(db.pool, file);
  const { rows } = await db.pool.query(
    `select low::float8 as low, high::float8 as high, status from industry_point order by period`,
  );
  expect(rows).toEqual([
    { low: 2_350, high: 2_600, status: 'firm' },
    { low: 2_350, high: 2_600, status: 'provisional' },
  ]);
});

test('a value may be written with the unit of its row; another one is told for what it is', async () => {
  const file = await read(
    lines(
      line('2024年5月', '2100元/㎡', '0.24万元/平方米'),
      line('2024年6月', '2100元/m3'),
      '一、住宅类,,,,,,,,,,',
    ),
  );
  expect(file).toMatchObject({ accepted: 1, refused: 1 });
  expect(file.understood?.().titles).toBe(1);
  expect(await text(file.refusedCsv())).toContain('“2100元/m3”按 m³ 计，本行按 ㎡ 计');
  await commitFile(db.pool, file);
  const { rows } = await db.pool.query('select low::float8, high::float8 from industry_point');
  expect(rows).toEqual([{ low: 2_100, high: 2_400 }]);
});
