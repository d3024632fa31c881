import { text } from 'node:stream/consumers';
import writeExcelFile from 'write-excel-file/node';
import { projectFiles } from '#features/projects/server/files';
import { joinDetails } from '#features/projects/server/import/detail-sheets';
import type { Project } from '#features/projects/server/project';
import { commitFile } from '#infra/server/import/commit-file';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query('delete from project; delete from search_entry'));

const prepare = async (bytes: Buffer) => {
  const file = await projectFiles.read(db.pool, {
    bytes,
    fileName: '台账.xlsx',
    now: '2025-09-15T02:00:00.000Z',
    project: undefined,
  });
  const understood = file.understood?.();
  if (!understood) throw new Error('nothing is shown');
  return { file, understood };
};

const sheet = (name: string, rows: readonly (readonly (string | number | null)[])[]) => ({
  sheet: name,
  data: rows.map((cells) => cells.map((value) => (value === null ? null : { value }))),
});

const withDetails = (partOfSecond: number) =>
  writeExcelFile([
    sheet('台账', [
      ['工程名称', '所在地', '业态', '结构', '面积', '层数', '阶段', '价格期', '计税方式', '总造价（万元）'],
      ['甲楼', '广东 广州', '办公楼', '框架', 10_000, '8/1', '控制价', '2024-06', '除税', 3_000],
      ['乙楼', '广东 广州', '办公楼', '框架', 8_000, '6/1', '控制价', '2024-06', '除税', 2_000],
    ]),
    sheet('分部', [
      ['分部明细', null, null],
      ['工程名称', '分部名称', '造价（万元）'],
      ['甲楼', '混凝土工程', 1_200.12],
      [null, '钢筋工程', 1_799.87],
      [null, '小计', 2_999.99],
      ['乙楼', '混凝土工程', 1_000],
      ['乙楼', '钢筋工程', partOfSecond],
    ]),
    sheet('费用构成', [
      ['项目名称', '费用名称', '金额（元）'],
      ['甲楼', '人工费', 6_000_000],
      ['甲楼', '材料费', 24_000_000],
    ]),
    sheet('含量指标', [
      ['工程名称', '指标名称', '单位', '地上', '地下'],
      ['甲楼', '钢筋', 'kg/m2', 52.5, 110],
    ]),
    sheet('主要工料', [
      ['工程名称', '材料名称', '规格型号', '单位', '数量', '单价'],
      ['甲楼', '商品混凝土', 'C30', 'm3', 4_000, 480.5],
      ['丙楼', '商品混凝土', 'C30', 'm3', 1, 480.5],
    ]),
  ]).toBuffer();

test('sheets of 分部, 费用, 含量 and 工料 come in with their project', async () => {
  const { file, understood } = await prepare(await withDetails(1_000));
  expect(file).toMatchObject({ accepted: 2, refused: 0 });
  expect(understood.notes).toEqual(
    expect.arrayContaining([
      '“分部”：2 个工程的分部',
      '“主要工料”：1 个工程的工料；1 行所属工程不在可导入之列，未读取',
    ]),
  );
  expect(understood.shown.rows[0]).toContain('费用 2、分部 2、含量 1、工料 1');
  await commitFile(db.pool, file);
  const { rows } = await db.pool.query(
    `select p.has_detail, p.overview->'assumptions' as assumed, p.pretax::float8,
       (select json_agg(json_build_array(kind, name, amount) order by kind, seq) from project_line
        where project_id = p.id) as lines,
       (select json_agg(json_build_array(name, unit, above, below)) from project_content where project_id = p.id) as contents,
       (select json_agg(json_build_array(name, spec, unit, quantity, price, period)) from project_resource
        where project_id = p.id) as resources
     from project p where name = '甲楼'`,
  );
  expect(rows[0]).toMatchObject({
    has_detail: true,
    lines: [
      ['fee', '人工费', 6_000_000],
      ['fee', '材料费', 24_000_000],
      ['part', '混凝土工程', 12_001_200],
      // What rounding to 万元 left over.
      ['part', '钢筋工程', 17_998_800],
    ],
    contents: [['钢筋', 'kg/㎡', 52.5, 110]],
    resources: [['商品混凝土', 'C30', 'm³/㎡', 0.4, 480.5, '2024-06']],
    assumed: expect.arrayContaining([{ term: '分部', words: '尾差 100 元计入“钢筋工程”' }]) as unknown,
  });
});

test('a project whose details contradict it stays out with the reason', async () => {
  const { file, understood } = await prepare(await withDetails(700));
  expect(file).toMatchObject({ accepted: 1, refused: 1 });
  expect(understood.refused[0]?.reasons.join('；')).toContain(
    '“分部”：各项之和 17,000,000 元与除税造价 20,000,000 元、含税造价 21,800,000 元都相差超过 0.1%',
  );
});

test('many rows of a name that many projects bear are counted, and the first are told, once', async () => {
  const MANY = 1_500;
  const project = { name: '甲楼' } as Project;
  const accepted = Array.from({ length: MANY }, (_, at) => ({
    row: { line: at + 2, cells: [] },
    project,
    isConfirmed: false,
  }));
  const rows = [
    ['项目名称', '费用名称', '金额（元）'],
    ...Array.from({ length: MANY }, () => ['甲 楼', '人工费', 1]),
  ];
  const { refused } = await joinDetails(
    [{ name: '费用构成', rows: rows.map((cells, at) => ({ line: at + 1, cells })) }],
    accepted,
  );
  expect(refused).toHaveLength(MANY);
  expect(refused[0]?.reasons).toEqual([
    ...[2, 3, 4].map((line) => `“费用构成”第 ${line} 行：文件里有 1500 个“甲 楼”，分不清是哪一个`),
    '另有 1497 行',
  ]);
  expect(new Set(refused.map(({ reasons }) => reasons)).size).toBe(1);
});

test('a content of the whole building is above ground where there is no basement, and is not halved elsewhere', async () => {
  const bytes = await writeExcelFile([
    sheet('台账', [
      [
        '工程名称',
        '所在地',
        '业态',
        '结构',
        '面积',
        '地下面积',
        '层数',
        '阶段',
        '价格期',
        '计税方式',
        '总造价（万元）',
      ],
      ['甲楼', '广东 广州', '办公楼', '框架', 10_000, 0, '8/0', '控制价', '2024-06', '除税', 3_000],
      ['乙楼', '广东 广州', '办公楼', '框架', 8_000, 900, '6/1', '控制价', '2024-06', '除税', 2_000],
    ]),
    sheet('含量', [
      ['工程名称', '指标名称', '单位', '含量'],
      ['甲楼', '钢筋', 'kg/m2', 52.4],
      ['乙楼', '钢筋', 't/m2', 0.06],
    ]),
  ]).toBuffer();
  const { file } = await prepare(bytes);
  expect(file).toMatchObject({ accepted: 2, refused: 0 });
  await commitFile(db.pool, file);
  const { rows } = await db.pool.query(
    `select p.name, p.overview->'assumptions' as assumed,
       (select json_agg(json_build_array(name, unit, above, below)) from project_content where project_id = p.id) as contents
     from project p order by area desc`,
  );
  expect(rows).toMatchObject([
    {
      name: '甲楼',
      contents: [['钢筋', 'kg/㎡', 52.4, null]],
      assumed: expect.arrayContaining([
        { term: '含量', words: '“钢筋”只给出全楼含量，工程全部在地上，作为地上含量' },
      ]) as unknown,
    },
    {
      name: '乙楼',
      contents: null,
      assumed: expect.arrayContaining([
        {
          term: '含量',
          words:
            '“钢筋” 0.06 t/㎡ 折为 60 kg/㎡；“钢筋”只给出全楼含量 60 kg/㎡，没有分地上、地下，不参与比较',
        },
      ]) as unknown,
    },
  ]);
});

test('the sheet 分部分项造价 is one of 分部, and a sheet that is not read is named with the reason', async () => {
  const list = [
    ['工程名称', '所在地', '业态', '结构', '面积', '层数', '阶段', '价格期', '计税方式', '总造价（万元）'],
    ['甲楼', '广东 广州', '办公楼', '框架', 10_000, '8/1', '控制价', '2024-06', '除税', 3_000],
  ];
  const bytes = await writeExcelFile([
    sheet('封面', [['历年工程']]),
    sheet('工程汇总', list),
    sheet('分部分项造价', [
      ['单体名称', '分部名称', '造价(元)'],
      ['甲楼', '土石方工程', 10_000_000],
      [null, '混凝土工程', 20_000_000],
    ]),
    sheet('二期', [list[0]!, ['乙楼', ...list[1]!.slice(1)]]),
    sheet('分部分项清单', [['项目编码', '综合单价']]),
    sheet('备忘', [['电话', '123']]),
  ]).toBuffer();
  const { file, understood } = await prepare(bytes);
  expect(file).toMatchObject({ accepted: 1, refused: 0 });
  expect(understood.format).toBe('Excel 工作簿的“工程汇总”表');
  expect(understood.shown.rows[0]).toContain('分部 2');
  const lines = [
    expect.stringMatching(/^没有读取“封面”（1 行）：不是工程清单/),
    '没有读取“二期”（2 行）：也是工程清单，一个文件只读一张，请并入“工程汇总”或另存为单独的文件再导入',
    '没有读取“分部分项清单”（1 行）：是清单，请按综合单价导入',
    expect.stringMatching(/^没有读取“备忘”（1 行）：不是工程清单，表名里也没有“单位工程”“费用”“分部”/),
  ];
  expect(understood.notes).toEqual(expect.arrayContaining(lines));
  expect(file.description()).toContain('没有读取“备忘”');
});

test('refused rows keep the unit that stood above their header', async () => {
  const bytes = await writeExcelFile([
    sheet('台账', [
      ['指标表  单位：万元'],
      ['工程名称', '所在地', '业态', '结构', '面积', '层数', '阶段', '价格期', '计税方式', '总造价'],
      ['甲楼', '广东 广州', '办公楼', '框架', 10_000, '8/1', '控制价', '2024-06', '也许', 3_000],
    ]),
  ]).toBuffer();
  const { file } = await prepare(bytes);
  expect(file).toMatchObject({ accepted: 0, refused: 1 });
  const csv = (await text(file.refusedCsv())).replace('也许,3000', '除税,3000');
  const again = await prepare(Buffer.from(csv));
  expect(again.understood.shown.rows[0]).toContain('30,000,000');
});
