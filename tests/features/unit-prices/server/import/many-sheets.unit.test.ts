import { joinAnalysis, type BillRow } from '#features/unit-prices/server/import/join-analysis';
import { readBook, type BillSheet } from '#features/unit-prices/server/import/bill-book';
import type { BillUnderstanding } from '#features/unit-prices/server/import/import-file';
import { readLayout } from '#features/unit-prices/server/import/layout';
import { inOneTable } from '#features/unit-prices/server/import/one-table';
import { shownBill } from '#features/unit-prices/server/import/report-bill';
import { NO_CHOICES } from '#infra/server/import/choices';
import { UPLOADED } from '#infra/server/import/read-file';
import { manyHeads } from '#infra/tooling/bench/attack/many-sheets';

const SHEETS = 100;
const HEAD = ['项目编码', '项目名称', '计量单位', '综合单价'];
const ITEM = ['010502001001', '矩形柱', 'm3', '685.25'];

/** Each with a column that is in none of the others. */
const bills = async (): Promise<readonly [BillSheet, ...BillSheet[]]> => {
  const made: BillSheet[] = [];
  for (let sheet = 0; sheet < SHEETS; sheet += 1) {
    const rows = [
      { line: 1, cells: [...HEAD, `备注${sheet}`] },
      { line: 2, cells: [...ITEM, '甲'] },
    ];
    made.push({ name: `表${sheet}`, layout: await readLayout({ rows, format: '' }) });
  }
  return made as unknown as readonly [BillSheet, ...BillSheet[]];
};

test('a row of a table of many sheets is as wide as what stands in it', async () => {
  const { header, cellsOf } = await inOneTable(await bills());
  expect(header.cells.slice(0, 6)).toEqual([...HEAD, '备注0', '备注1']);
  expect(header.cells).toHaveLength(HEAD.length + SHEETS);
  const of = (sheet: number, own: string | null) =>
    cellsOf({ line: 2, sheet: `表${sheet}`, cells: [...ITEM, own] });
  expect(of(SHEETS - 1, null)).toEqual(ITEM);
  expect(of(2, '甲')).toEqual([...ITEM, null, null, '甲']);
});

test('rows are counted once, however many sheets they are of', async () => {
  let looks = 0;
  const rowOf = (at: number) => ({
    line: at,
    cells: [],
    get sheet() {
      looks += 1;
      return `表${at % SHEETS}`;
    },
  });
  const refused = Array.from({ length: 10 * SHEETS }, (_, at) => ({ row: rowOf(at), reasons: ['不全'] }));
  const book = { format: '', bills: await bills(), analyses: [], unread: [], columns: [] };
  const understood = {
    book,
    accepted: [],
    refused,
    titles: [],
    unchecked: [],
    totals: [],
    analysis: undefined,
  };
  const { notes } = shownBill(understood satisfies BillUnderstanding);
  expect(notes[SHEETS - 1]).toBe(`“表${SHEETS - 1}”：表头在第 1 行，可导入 0 行，拒绝 10 行`);
  expect(looks).toBe(refused.length);
});

test('as many items as there are rows of one code are joined by looking at each row a few times', async () => {
  let looks = 0;
  const count = 2_000;
  const rows = Array.from(
    { length: count },
    (_, line) =>
      ({
        row: { line, cells: [] },
        get record() {
          looks += 1;
          return { code: 'A', projectId: '1' };
        },
      }) as unknown as BillRow,
  );
  const blocks = Array.from({ length: count }, (_, at) => ({
    code: 'A',
    project: at % 2 === 0 ? undefined : '1',
    rows: [{ line: at, cells: [] }],
    norms: [],
    resources: [],
    issues: [],
  }));
  const { accepted, refused, refusedLines } = await joinAnalysis(rows, { blocks, strays: [], titles: [] });
  expect([accepted.length, refused.length, refusedLines.length]).toEqual([0, count, count]);
  expect(looks).toBeLessThan(5 * count);
});

test('[attack] columns that no two sheets share are refused before any row is understood', async () => {
  const book = manyHeads();
  await expect(readBook(book)).rejects.toThrow('各张表的列名合计超过 400 种，请统一列名或拆分后再导入');
  await expect(readBook(book, NO_CHOICES, { bounds: UPLOADED })).rejects.toThrow(
    '工作簿有 400 张表，至多 300 张，请拆分后再导入',
  );
});
