import { text } from 'node:stream/consumers';
import { strToU8, type Zippable } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { unitPriceFiles } from '#features/unit-prices/server/files';
import { workbookOf } from '#infra/tooling/bench/attack/hostile-files';
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

type Row = readonly (string | number | null)[];
type Sheets = Readonly<Record<string, readonly Row[]>>;

const read = async (sheets: Sheets | Buffer, map: readonly (readonly [string, string])[] = []) => {
  const bytes = Buffer.isBuffer(sheets)
    ? sheets
    : await writeExcelFile(
        Object.entries(sheets).map(([sheet, rows]) => ({
          sheet,
          data: rows.map((cells) => cells.map((value) => (value === null ? null : { value }))),
        })),
      ).toBuffer();
  const file = await unitPriceFiles(UNIT_PRICE_AREAS).read(database.pool, {
    bytes,
    fileName: '清单.xlsx',
    now: '2025-10-01T00:00:00Z',
    project: PROJECT,
    choices: { map: new Map(map), assume: new Map() },
  });
  const understood = file.understood?.();
  if (!understood) throw new Error('nothing is shown');
  return { file, understood, taken: understood.shown.rows.map(([code, , , , , price]) => [code, price]) };
};

const HEAD: Row = ['序号', '项目编码', '项目名称', '项目特征', '计量单位', '工程量', '综合单价', '合价'];
const BUILDING: readonly Row[] = [
  HEAD,
  [1, '010505001003', '有梁板', 'C30', 'm3', 100, 590, 59_000],
  [2, '010401003001', '实心砖墙', 'M7.5', 'm3', 10, 600, 7_000],
];
// The same columns in another order, under a title, in 万元.
const INSTALLING: readonly Row[] = [
  ['安装工程  单位：万元'],
  ['编码', '名称', '单位', '综合单价', '特征', '数量', '备注'],
  ['030408001003', '电力电缆', 'm', 0.01095, 'YJV-4×25', 100, '甲供'],
  ['030411004001', '配线', 'm', 'abc', 'BV2.5', 1_000, '待定'],
];
const COVER: readonly Row[] = [['招标控制价'], ['编制单位：某某院']];
const MATERIALS: readonly Row[] = [
  ['编码', '名称', '单位', '数量', '单价'],
  ['0101010', '钢筋', 't', 10, 3_650],
];

test('[DATA-003] every sheet that holds a bill is read, and every other one is named with the reason', async () => {
  const { file, understood, taken } = await read({
    封面: COVER,
    '分部分项清单-建筑': BUILDING,
    '分部分项清单-安装': INSTALLING,
    措施: [HEAD, [1, '011702014001', '有梁板模板', '', 'm2', 100, 71, 7_100]],
    主要材料: MATERIALS,
  });
  expect(taken).toEqual([
    ['010505001003', '590'],
    ['030408001003', '109.5'],
    ['011702014001', '71'],
  ]);
  expect(file).toMatchObject({ accepted: 3, refused: 2 });
  expect(understood.format).toBe('Excel 工作簿的 3 张表：“分部分项清单-建筑”、“分部分项清单-安装”、“措施”');
  expect(understood.notes).toEqual([
    '“分部分项清单-建筑”：表头在第 1 行，可导入 1 行，拒绝 1 行',
    '“分部分项清单-安装”：表头在第 2 行，可导入 1 行，拒绝 1 行',
    '“措施”：表头在第 1 行，可导入 1 行，拒绝 0 行',
    expect.stringMatching(/^没有读取“封面”（2 行）：没有找到表头/),
    '没有读取“主要材料”（2 行）：是人材机的表，不是清单',
    '导入时假定：清单版本 GB50500-2013，3 行',
    '导入时假定：税口径 除税（按清单规范，综合单价不含增值税），3 行',
    '没有核对高低：3 行（“分部分项清单-建筑”第 2 行、“分部分项清单-安装”第 3 行、“措施”第 2 行），库中没有足够的同类可比，请自行核对',
  ]);
  for (const line of understood.notes) expect(file.description()).toContain(line);
});

test('[DATA-003] refused rows of sheets with other columns stand under one header, and come in once they are mended', async () => {
  const { file } = await read({ '分部分项清单-建筑': BUILDING, '分部分项清单-安装': INSTALLING });
  const csv = await text(file.refusedCsv());
  expect(csv).toContain('“分部分项清单-建筑”：工程量 × 综合单价 = 6000，与合价 7000 不符');
  expect(csv).toContain('“分部分项清单-安装”：“abc”不是数字');
  expect(csv).toContain('待定');
  const mended = csv.replace(',7000', ',6000').replace(',abc,', ',4.3,');
  const again = await read(Buffer.from(mended));
  expect(again.file).toMatchObject({ accepted: 2, refused: 0 });
  expect(again.taken).toEqual([
    ['010401003001', '600'],
    ['030411004001', '4.3'],
  ]);
});

test('[DATA-003] a word for a column of one sheet leaves the columns of the others', async () => {
  const own = {
    建筑分部分项: BUILDING.slice(0, 2),
    安装分部分项: [HEAD.with(6, '报价'), [1, '030408001003', '电缆', '', 'm', 1, 109, 109]],
  };
  const asked = await read(own);
  expect(asked.understood.notes).toContain('没有读取“安装分部分项”（2 行）：缺少必需的列：综合单价');
  expect(asked.understood.columns.map(({ header }) => header)).toContain('报价');
  const told = await read(own, [['报价', '综合单价']]);
  expect(told.taken).toEqual([
    ['010505001003', '590'],
    ['030408001003', '109'],
  ]);
  await expect(read(own, [['标价', '综合单价']])).rejects.toThrow('没有“标价”这一列');
});

/** Called by their numbers after the name. */
const crafted = (rows: readonly Row[], count: number, name: string, others: Zippable = {}) => {
  const xml = rows
    .map((cells, index) => {
      const texts = cells.map(
        (text, at) =>
          `<c r="${String.fromCharCode(65 + at)}${index + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
      );
      return `<row r="${index + 1}">${texts.join('')}</row>`;
    })
    .join('');
  return workbookOf(
    Array.from({ length: count }, () => xml),
    others,
    name,
  );
};

test('[attack] a sign that no database holds is left out of the name of a sheet', async () => {
  const { file } = await read(crafted(BUILDING, 2, '分部分项&#0;&#xD800;'));
  const csv = await text(file.refusedCsv());
  expect(csv).toContain('“分部分项\ufffd1”：工程量 × 综合单价 = 6000，与合价 7000 不符');
  expect(csv).not.toContain('\0');
});

test('[attack] two sheets of one name are refused, also where only signs tell them apart that are left out', async () => {
  const called = (one: string, two: string) =>
    crafted(BUILDING, 2, '', {
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"
          xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>
          <sheet name="${one}" sheetId="1" r:id="rId1"/><sheet name="${two}" sheetId="2" r:id="rId2"/>
        </sheets></workbook>`,
      ),
    });
  const refusal = '工作簿里有两张表都叫“分部分项”，请改名后再导入';
  await expect(read(called('分部分项', '分部分项'))).rejects.toThrow(refusal);
  await expect(read(called('分部分项', '分部分项&#0;'))).rejects.toThrow(refusal);
  expect((await read(called('分部分项', '分部分项2'))).file).toMatchObject({ accepted: 1 });
});
