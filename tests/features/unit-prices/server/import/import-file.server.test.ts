import writeExcelFile from 'write-excel-file/node';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { exportUnitPrices } from '#features/unit-prices/server/files';
import { commitBill, prepareBill } from '#features/unit-prices/server/import/import-file';
import { refusedBillCsv } from '#features/unit-prices/server/import/report-bill';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const commitInto = (understood: Parameters<typeof commitBill>[1]) =>
  inTransaction(database.pool, (client) => commitBill(client, understood));
const PROJECT = 'imported-1';
beforeAll(async () => {
  // One of the samples becomes the house's own; those that follow leave it alone.
  await loadSampleProjects(database.pool, 1);
  await database.pool.query('truncate project_line, project_content, project_resource');
  await database.pool.query(
    `update project set id = $1, source = 'imported', area_id = 20, city_id = null, price_date = '2024-05-01',
       tax_basis = '除税', tax_rate = 0.09`,
    [PROJECT],
  );
  await loadSampleProjects(database.pool, 20);
  await loadSampleUnitPrices(database.pool, 100, { areas: UNIT_PRICE_AREAS });
});

const read = (bytes: Uint8Array, project: string | undefined = PROJECT) =>
  prepareBill(database.pool, {
    bytes,
    project,
    fileName: 'bill',
    now: '2025-10-01T00:00:00Z',
    areas: UNIT_PRICE_AREAS,
  });
const csv = (...lines: readonly string[]) => Buffer.from(lines.join('\n'));
const HEADER = '序号,项目编码,项目名称,项目特征描述,计量单位,工程量,综合单价,合价';
const reasonsOf = async (...lines: readonly string[]) => {
  const { refused, accepted } = await read(csv(HEADER, ...lines));
  expect(accepted).toEqual([]);
  return refused.map(({ row, reasons }) => [row.line, ...reasons]);
};

test('a printed bill of a workbook is read from the sheet of that name, titles and subtotals passed over', async () => {
  const bill = [
    ['分部分项工程清单与计价表', null, null, null, null, null, null, null],
    ['序号', '项目编码', '项目名称', '项目特征', '计量单位', '工程量', '综合单价', '合价'],
    [null, null, '混凝土工程', null, null, null, null, null],
    ['1', '010505001001', '有梁板', '1.混凝土强度等级:C30\n2.部位:地上', 'm3', 120.5, 612.35, 73788.18],
    [null, null, '本页小计', null, null, null, null, 73788.18],
  ];
  const file = await writeExcelFile([
    { sheet: '封面', data: [['封面']] },
    { sheet: '分部分项清单与计价表', data: bill },
  ]).toBuffer();
  const understood = await read(file);
  expect(understood).toMatchObject({ refused: [], titles: [3], totals: [5] });
  expect(understood.book.format).toContain('分部分项清单与计价表');
  expect(understood.accepted[0]!.record).toMatchObject({
    code: '010505001001',
    price: 612.35,
    quantity: 120.5,
    projectId: PROJECT,
    areaId: 20,
    priceDate: '2024-05',
    taxBasis: '除税',
    source: 'imported',
    composition: null,
    text: {
      item: { code: '010505001', edition: 'GB50500-2013', unit: 'm³' },
      features: [
        { key: '混凝土强度等级', value: 'C30' },
        { key: '部位', value: '地上' },
      ],
    },
  });
});

describe('the tax basis of a bill', () => {
  const row = '010505001001,有梁板,m3,690';
  const head = '项目编码,项目名称,计量单位';
  const choices = { map: new Map(), assume: new Map([['税口径', '含税']]) };
  const basisOf = async (text: string, chosen?: typeof choices) => {
    const { accepted, refused } = await prepareBill(database.pool, {
      bytes: Buffer.from(text),
      project: PROJECT,
      fileName: 'bill',
      now: '2025-10-01T00:00:00Z',
      areas: UNIT_PRICE_AREAS,
      ...(chosen && { choices: chosen }),
    });
    const [first] = accepted;
    return first
      ? [
          first.record.taxBasis,
          first.record.provenance.taxBasis,
          first.record.assumed.map(({ words }) => words).join('、'),
        ]
      : refused[0]?.reasons;
  };
  // The house's project is a tender with its tax; its bill is not.
  beforeAll(() => database.pool.query(`update project set tax_basis = '含税' where id = $1`, [PROJECT]));
  afterAll(() => database.pool.query(`update project set tax_basis = '除税' where id = $1`, [PROJECT]));

  const ASSUMED = '清单版本 GB50500-2013';
  test.each([
    [`${head},综合单价\n${row}`, '除税', `${ASSUMED}、税口径 除税（按清单规范，综合单价不含增值税）`],
    [`${head},综合单价,税口径\n${row},含税`, '含税', ASSUMED],
    [`${head},综合单价,是否含税\n${row},否`, '除税', ASSUMED],
    [`${head},不含税综合单价\n${row}`, '除税', ASSUMED],
    [`${head},综合单价（含税）\n${row}`, '含税', ASSUMED],
    [`${head},综合单价（元，含税）\n${row}`, '含税', ASSUMED],
  ])('%j is %s', async (text, basis, note) => {
    expect(await basisOf(text)).toEqual([basis, basis, note]);
  });

  test('is assumed for rows that say nothing, and is not guessed where two words contradict', async () => {
    const text = `${head},综合单价\n${row}`;
    expect(await basisOf(text, choices)).toEqual(['含税', '含税', `${ASSUMED}、税口径 含税`]);
    expect(await basisOf(`${head},不含税综合单价,税口径\n${row},含税`)).toEqual([
      '税口径“含税”与综合单价表头的“除税”不符',
    ]);
  });
});

test('parts headed 其中 are parts, and a title above a mapped header is no part of it', async () => {
  const { accepted, book } = await prepareBill(database.pool, {
    bytes: csv(
      '单位工程：1号楼,,,,,,',
      '项目编码,项目名称,计量单位,综合单价,其中：人工费,其中：材料费,其中:机械使用',
      '010502001001,矩形柱,m3,600,100,480,20',
    ),
    project: PROJECT,
    fileName: 'bill',
    now: '2025-10-01T00:00:00Z',
    areas: UNIT_PRICE_AREAS,
    choices: { map: new Map([['其中:机械使用', '机械费']]), assume: new Map() },
  });
  expect(book.bills[0].layout.header.cells).toEqual([
    '项目编码',
    '项目名称',
    '计量单位',
    '综合单价',
    '其中：人工费',
    '其中：材料费',
    '其中:机械使用',
  ]);
  expect(accepted[0]?.record.composition?.parts).toMatchObject({
    labour: 100,
    materials: 480,
    machinery: 20,
  });
});

test('GB18030 is read, and parts that add up become a composition', async () => {
  // 项目编码,项目名称,计量单位,综合单价,人工费,材料费,机械费,管理费,利润 in GB18030.
  const header = Buffer.from(
    'cfeec4bfb1e0c2eb2ccfeec4bfc3fbb3c62cbcc6c1bfb5a5cebb2cd7dbbacfb5a5bcdb2cc8cbb9a4b7d12cb2c4c1cfb7d12cbbfad0b5b7d12cb9dcc0edb7d12cc0fbc8f3',
    'hex',
  );
  const row = Buffer.from('\n010502001001,C30,m3,594.29,92.40,468.30,6.80,17.86,8.93\n');
  const { accepted, refused } = await read(Buffer.concat([header, row]));
  expect(refused).toEqual([]);
  expect(accepted[0]!.record.composition?.parts).toMatchObject({
    labour: 92.4,
    profit: 8.93,
    equipment: null,
  });
});

test('what cannot be taken for certain is refused with its reason and line', async () => {
  expect(
    await reasonsOf(
      '1,010505001001,有梁板,,m3,10,abc,',
      '2,01-05,有梁板,,m3,10,600,',
      '3,010505001001,,,m3,10,600,',
      '4,010505001001,有梁板,,m3,10,600,9000',
      '5,,有梁板,,m3,10,600,',
    ),
  ).toEqual([
    [2, '“abc”不是数字'],
    [3, '项目编码“01-05”不是 2 至 12 位数字或字母'],
    [4, '项目名称没有填'],
    [5, '工程量 × 综合单价 = 6000，与合价 9000 不符'],
    [6, '项目编码没有填'],
  ]);
});

test('signs that stand for many are counted as what they are read as', async () => {
  expect(await reasonsOf(`1,010505001009,有梁板,${'\uFDFA'.repeat(500)},m3,1,500,500`)).toEqual([
    [2, '项目特征超过 4000 个字'],
  ]);
});

test('parts that do not add up, unknown projects and files without the columns are refused', async () => {
  const parts = await read(
    csv('项目编码,项目名称,计量单位,综合单价,人工费,材料费', '010505001001,有梁板,m3,600,100,400'),
  );
  expect(parts.refused[0]!.reasons[0]).toContain('各项费用之和 500 与综合单价 600 不符');
  const strange = await read(csv(HEADER, '1,010505001001,有梁板,,m3,1,600,600'), 'sample-000001');
  expect(strange.refused[0]!.reasons[0]).toContain('库中没有编号为“sample-000001”的工程');
  await expect(read(csv('项目编码,项目名称', 'a,b'))).rejects.toThrow('缺少必需的列：计量单位、综合单价');
  await expect(read(csv('甲,乙', '1,2'))).rejects.toThrow('没有找到表头');
});

test('an import is stored whole, found, counted and not taken twice', async () => {
  const lines = [
    HEADER,
    '1,010505001001,有梁板,1.混凝土强度等级:C35,m3,10,650,6500',
    '2,B001,新工艺吊装,,项,1,8000,',
  ];
  const understood = await read(csv(...lines));
  expect(understood.accepted).toHaveLength(2);
  await commitInto(understood);
  const { rows } = await database.pool.query(
    `select u.id > 100000000 as fresh, l.n from unit_price u
     join bill_text t on t.id = u.text_id
     left join unit_price_level l on l.group_id = t.group_id and l.area_id = 20 and l.months = 36
     where u.source = 'imported' order by u.id`,
  );
  expect(rows).toEqual([
    { fresh: true, n: expect.any(Number) },
    { fresh: true, n: 1 },
  ]);
  const entries = await database.pool.query(
    `select from search_entry where kind = 'bq_item' and parent_ref = $1`,
    [PROJECT],
  );
  expect(entries.rowCount).toBe(2);
  const again = await read(csv(...lines, lines[1]!));
  expect(again.accepted).toEqual([]);
  expect(again.refused.map(({ reasons }) => reasons)).toEqual(
    Array.from({ length: 3 }, () => ['文件或库中已有完全相同的清单项']),
  );
  expect((await refusedBillCsv(again).next()).value).toContain('\r\n2,文件或库中已有完全相同的清单项,');
  await expect(commitInto(understood)).rejects.toThrow('请重新导入');
});

test('an export holds every record in a form the import reads; samples it refuses', async () => {
  let text = '';
  const count = await exportUnitPrices(database.pool, (piece) => void (text += piece));
  expect(count).toBe(102);
  expect(text.trim().split('\r\n')).toHaveLength(103);
  const back = await read(Buffer.from(text));
  expect(back.accepted).toEqual([]);
  const reasons = new Set(back.refused.flatMap((row) => row.reasons));
  expect(reasons).toEqual(
    new Set(['这是样例数据，不能作为本单位的综合单价导入', '文件或库中已有完全相同的清单项']),
  );
});

test('[DATA-003] no price of 0; ten times the usual one or another unit comes in only once it is confirmed', async () => {
  const header = '项目编码,项目名称,项目特征,计量单位,综合单价,核实';
  const row = (unit: string, price: string, mark = '', part = '1') =>
    `010401003001,实心砖墙,1.砂浆强度等级:M7.5 2.部位:${part},${unit},${price},${mark}`;
  const usual = await read(
    csv(header, ...['590', '600', '605', '620'].map((price, part) => row('m3', price, '', String(part)))),
  );
  expect(usual.refused).toEqual([]);
  await commitInto(usual);
  const asked = await read(
    csv(
      header,
      row('m3', '0'),
      row('m3', '0.00'),
      row('m3', '6025'),
      row('m3', '100'),
      row('t', '602.5'),
      row('m3', '3000'),
      row('m3', '6025', '是', '2F'),
    ),
  );
  expect(asked.accepted.map(({ row: { line }, record }) => [line, record.price])).toEqual([
    [7, 3000],
    [8, 6025],
  ]);
  expect(asked.accepted[1]!.record.provenance.note).toContain('与同类相差悬殊，经导入人核实');
  expect(asked.refused.map(({ row: { line }, reasons }) => [line, ...reasons])).toEqual([
    [2, '综合单价应大于 0；没有单价的清单项不导入'],
    [3, '综合单价应大于 0；没有单价的清单项不导入'],
    [
      4,
      expect.stringMatching(
        /^6,025 元\/m³是库中同清单项目、同单位、同特征（4 条）中位 602.5 的 10 倍，超出 1\/5 至 5 倍/,
      ),
    ],
    [5, expect.stringContaining('的 0.17 倍')],
    [6, expect.stringContaining('计量单位“t”不是库中同一清单项目常用的“m³”')],
  ]);
  const whole = await prepareBill(database.pool, {
    bytes: csv(header.replace(',核实', ''), row('m3', '6025').slice(0, -1)),
    project: PROJECT,
    fileName: 'bill',
    now: '2025-10-01T00:00:00Z',
    areas: UNIT_PRICE_AREAS,
    choices: { map: new Map(), assume: new Map([['核实', '是']]) },
  });
  expect(whole.refused).toEqual([]);
});
