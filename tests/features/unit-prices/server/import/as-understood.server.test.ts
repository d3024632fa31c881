import writeExcelFile from 'write-excel-file/node';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { withAssumptions, type BillRecord } from '#features/unit-prices/server/import/bill-record';
import { commitBill, prepareBill } from '#features/unit-prices/server/import/import-file';
import { describeBill, shownBill } from '#features/unit-prices/server/import/report-bill';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const PROJECT = 'imported-1';
beforeAll(async () => {
  await loadSampleProjects(database.pool, 1);
  await database.pool.query('truncate project_line, project_content, project_resource');
  await database.pool.query(
    `update project set id = $1, source = 'imported', area_id = 20, city_id = null, price_date = '2024-05-01'`,
    [PROJECT],
  );
});

const commitInto = (understood: Parameters<typeof commitBill>[1]) =>
  inTransaction(database.pool, (client) => commitBill(client, understood));
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

test('from the month on in which the edition of 2024 holds, a bill says which one it follows', async () => {
  const bill = csv(HEADER, '1,010505001001,有梁板,C30,m3,1,500,500');
  const readIn = async (month: string) => {
    await database.pool.query('update project set price_date = $1 where id = $2', [`${month}-01`, PROJECT]);
    const { accepted, refused } = await read(bill);
    return refused[0]?.reasons[0] ?? accepted[0]?.record.provenance.codeEdition;
  };
  const found = [await readIn('2025-09'), await readIn('2025-08')];
  await readIn('2024-05');
  expect(found).toEqual(['2025-09 起的价格期须写明清单版本（2013 或 2024）', 'GB50500-2013']);
});

describe('[DATA-003] what a person would understand', () => {
  const noteOf = (record: BillRecord) => withAssumptions(record).provenance.note ?? '';
  // Items of the standard are known by what is stored of them.
  beforeAll(async () => {
    const row = (code: string, name: string, unit: string, price: number) =>
      `1,${code},${name},部位:${price},${unit},1,${price},`;
    const usual = await read(
      csv(
        HEADER,
        ...[4900, 4950, 5000, 5050].map((price) => row('010515001001', '现浇构件钢筋', 't', price)),
        ...[50, 51, 52, 53].map((price) => row('030408001001', '电力电缆', 'm', price)),
        ...[400, 410, 420, 430].map((price) => row('010801001001', '木质门', '㎡', price)),
      ),
    );
    await commitInto(usual);
  });

  test.each([
    ['10515001004', '010515001004', '项目编码 10515001004 补上开头的 0'],
    ['10515001', '010515001', '项目编码 10515001 补上开头的 0'],
    ['01-05-15-001-004', '010515001004', undefined],
    ['01-05-15-001', '010515001', undefined],
  ])('the code %s is %s of the item', async (written, code, told) => {
    const { accepted, refused } = await read(csv(HEADER, `1,${written},现浇构件钢筋,直径25,t,2,4980,9960`));
    expect(refused).toEqual([]);
    expect(accepted[0]!.record).toMatchObject({ code, text: { item: { code: '010515001' } } });
    if (told) expect(noteOf(accepted[0]!.record)).toContain(told);
    else expect(noteOf(accepted[0]!.record)).not.toContain('项目编码');
  });

  test('a number of a spreadsheet as well; one whose item nobody knows is refused with what to do', async () => {
    const file = await writeExcelFile([
      ['项目编码', '项目名称', '计量单位', '综合单价'].map((value) => ({ value })),
      [{ value: 10515001004 }, { value: '现浇构件钢筋' }, { value: 't' }, { value: 4980 }],
      [{ value: 10599001004 }, { value: '不知何物' }, { value: 't' }, { value: 4980 }],
    ]).toBuffer();
    const { accepted, refused } = await read(file);
    expect(accepted.map(({ record }) => record.code)).toEqual(['010515001004']);
    expect(refused.flatMap(({ reasons }) => reasons)).toEqual([
      '项目编码“10599001004”是 11 位，像是被表格软件丢了开头的 0，但补上后的“010599001”不是库中的清单项目；请把该列设为“文本”，写全编码',
    ]);
  });

  test.each(['M3', 'm3', '立方', '立方米', 'm³'])(
    'the unit %s is m³, also beside a quantity',
    async (unit) => {
      const { accepted, refused } = await read(
        csv(HEADER, `1,010101004001,挖基坑土方,三类土,${unit},"1,250.36m3",15.5,19380.58`),
      );
      expect(refused).toEqual([]);
      expect(accepted[0]!.record).toMatchObject({ quantity: 1250.36, text: { item: { unit: 'm³' } } });
    },
  );

  test('a bill without a project is told what to do wherever it is read', async () => {
    const { refused } = await read(csv(HEADER, '1,010101004001,挖基坑土方,三类土,m3,1,15.5,15.5'), '');
    expect(refused.flatMap(({ reasons }) => reasons)).toEqual([
      '没有写明所属工程：请加“工程编号”列，或为整份清单指定工程编号',
    ]);
  });

  test('a quantity in another unit than the row is refused', async () => {
    expect(await reasonsOf('1,010101004001,挖基坑土方,三类土,m3,12m2,15.5,')).toEqual([
      [2, '“12m2”中的“m2”不是本行的单位“m³”'],
    ]);
  });

  test('a price and its parts may be written with the unit of the row', async () => {
    const { accepted, refused } = await read(
      csv(
        HEADER,
        '1,010515001001,现浇构件钢筋,直径18,吨,2t,"4,980.5元/t",9961',
        '2,030408001001,电力电缆,YJV-5x10,m,3,51.2元/米,153.6元',
        '3,010515001001,现浇构件钢筋,直径20,t,2,4980元/m3,',
      ),
    );
    expect(accepted.map(({ record }) => [record.price, record.quantity])).toEqual([
      [4980.5, 2],
      [51.2, 3],
    ]);
    expect(refused.map(({ reasons }) => reasons)).toEqual([
      ['“4980元/m3”按 m³ 计，本行按 t 计，折不成同一单位，请改成一致'],
    ]);
  });

  test('under a header in 万元 a price that cannot be read is refused with its row alone', async () => {
    const { accepted, refused } = await read(
      csv(
        '项目编码,项目名称,项目特征,计量单位,综合单价（万元）',
        '010515001001,现浇构件钢筋,直径18,t,0.498',
        '010515001001,现浇构件钢筋,直径20,t,4980元/t',
        '010515001001,现浇构件钢筋,直径22,t,面议',
      ),
    );
    expect(accepted.map(({ record }) => record.price)).toEqual([4980, 4980]);
    expect(refused.map(({ reasons }) => reasons)).toEqual([['“面议”不是数字']]);
  });

  test('a price without enough of its like is taken, and said to be unchecked', async () => {
    const understood = await read(csv(HEADER, '1,010401001001,砖基础,MU10,m³,1,51.2元/m3,'));
    expect(understood.refused).toEqual([]);
    expect(noteOf(understood.accepted[0]!.record)).toContain('库中没有足够的同类可比，导入时未核对高低');
    const words = '没有核对高低：1 行（第 2 行），库中没有足够的同类可比，请自行核对';
    expect(shownBill(understood).notes).toContain(words);
    expect(describeBill('bill', understood)).toContain(words);
    const known = await read(csv(HEADER, '1,010515001001,现浇构件钢筋,直径18,t,2,4980,'));
    expect(known.unchecked).toEqual([]);
  });

  test('kg of an item in t and 100m of one in m are converted to the fen, and told before anything is stored', async () => {
    const understood = await read(
      csv(
        HEADER,
        '1,010515001003,现浇构件钢筋,直径25,kg,86000,4.98,428280',
        '2,030408001002,电力电缆,YJV-5x10,100m,3.2,5120,16384',
        '3,030408001003,电力电缆,YJV-5x16,100m,3.2,5120.01,',
      ),
    );
    const { accepted, refused } = understood;
    expect(accepted.map(({ record }) => [record.price, record.quantity, record.text.item.unit])).toEqual([
      [4980, 86, 't'],
      [51.2, 320, 'm'],
    ]);
    expect(noteOf(accepted[0]!.record)).toContain(
      '、计量单位 kg 折为 t：综合单价 4.98 折为 4,980，工程量 86,000 折为 86',
    );
    const { shown, notes } = shownBill(understood);
    const cells = Object.fromEntries(shown.heads.map((head, at) => [head, shown.rows[0]?.[at]]));
    expect(cells).toMatchObject({
      计量单位: 't',
      '综合单价 元': '4,980',
      税口径: '除税',
      导入时假定:
        '清单版本 GB50500-2013、税口径 除税（按清单规范，综合单价不含增值税）、计量单位 kg 折为 t：综合单价 4.98 折为 4,980，工程量 86,000 折为 86',
    });
    const assumed = [
      '导入时假定：清单版本 GB50500-2013，2 行',
      '导入时假定：税口径 除税（按清单规范，综合单价不含增值税），2 行',
      '导入时假定：计量单位 kg 折为 t，1 行',
      '导入时假定：计量单位 100m 折为 m，1 行',
    ];
    expect(notes).toEqual(expect.arrayContaining(assumed));
    for (const words of assumed) expect(describeBill('bill', understood)).toContain(`  ${words}`);
    // Half a fen a metre would have to be rounded.
    expect(refused.map(({ row: { line }, reasons }) => [line, ...reasons])).toEqual([
      [4, expect.stringContaining('计量单位“100m”不是库中同一清单项目常用的“m”')],
    ]);
  });

  test('a unit that the standard leaves to choose is no doubt', async () => {
    const { refused } = await read(csv(HEADER, '1,010801001002,木质门,免漆 M0921,樘,64,765,48960'));
    expect(refused).toEqual([]);
  });
});
