import readExcelFile from 'read-excel-file/node';
import type { Norm } from '#features/unit-prices/contract-detail';
import { quotedIn } from '#features/unit-prices/ui/cost-of';
import { normsSheet } from '#features/unit-prices/ui/export/detail-sheets';
import { sumMoney } from '#src/costing/money';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import type { ExportReading } from '#src/tables/export-reading';
import { numberColumn } from '#src/tables/columns';
import { headOf } from '#src/tables/table-file';
import { xlsxBlob } from '#src/tables/xlsx';
import { aTable } from '#tests/features/basis/a-table';
import { aUnitPrice } from '../../a-row';

const row = aUnitPrice({ unitPrice: 124.31 });
const aNorm = (code: string, amounts: readonly [number, number, number, number], amount: number): Norm => {
  const [labour, materials, machinery, overheads] = amounts;
  return {
    code,
    name: code,
    unit: '10m³',
    quantity: 0.1,
    unitPrice: 414.37,
    labour,
    materials,
    machinery,
    overheads,
    amount,
  };
};
const norms = [
  aNorm('A4-1', [10.01, 20.02, 3.34, 8.07], 41.44),
  aNorm('A4-2', [13.81, 13.81, 0, 13.81], 41.43),
  aNorm('A4-3', [0.01, 41.4, 0.02, 0.01], 41.44),
];
const headFor = (title: string) => headOf(numberColumn(title, '元'));
const inHubei: ExportReading = {
  rebase: createRebaser(aTable(), { areaId: '18' }),
  basis: '湖北',
  sources: ['地区造价系数'],
  areaName: undefined,
};

/** The sheet as somebody opens it: each row by the heads of its columns. */
const readBack = async (reading: ExportReading) => {
  const sheet = normsSheet(row, { norms, unitPrice: row.unitPrice }, reading);
  const file = await xlsxBlob({ name: '定额', sheets: [sheet] });
  const [found] = await readExcelFile(Buffer.from(await file.arrayBuffer()));
  const [heads = [], ...rows] = found?.data ?? [];
  const valueIn = (cells: readonly unknown[]) => (title: string) => {
    const at = heads.findIndex((head) => head === headFor(title));
    return cells[at] as number;
  };
  return { heads, rows: rows.map(valueIn) };
};
const PARTS = ['人工', '材料', '机械', '管利险'];

test('[DATA-016] every money column of the norms stands in the basis of the page beside its original', async () => {
  const { heads } = await readBack(inHubei);
  expect(heads.slice(4)).toEqual(
    ['定额单价', ...PARTS, '合价'].flatMap((title) => [headFor(title), headFor(`折算${title}`)]),
  );
  const { heads: plain } = await readBack({ ...inHubei, rebase: readAsQuoted, basis: '' });
  expect(plain.slice(4)).toEqual(['定额单价', ...PARTS, '合价'].map((title) => headFor(title)));
});

test('[DATA-016] read in a basis, each norm still is the sum of its parts and the norms that of the unit price', async () => {
  const { rows } = await readBack(inHubei);
  for (const valueOf of rows) {
    expect(sumMoney(PARTS.map((title) => valueOf(title)))).toBe(valueOf('合价'));
    expect(sumMoney(PARTS.map((title) => valueOf(`折算${title}`)))).toBe(valueOf('折算合价'));
    for (const title of [...PARTS, '定额单价'])
      expect(Math.abs(valueOf(`折算${title}`) - (valueOf(title) * 0.97) / 1.08)).toBeLessThan(0.0201);
  }
  const reading = inHubei.rebase(quotedIn(row, row.unitPrice));
  expect(sumMoney(rows.map((valueOf) => valueOf('折算合价')))).toBe(
    reading.kind === 'rebased' && reading.value,
  );
});
