import { readParts } from '../../../../src/costing/read-parts';
import type { Quoted } from '../../../../src/costing/rebaser';
import { numberColumn, sheetOf, textColumn, type ColumnOf } from '../../../../src/tables/columns';
import type { ExportReading } from '../../../../src/tables/export-reading';
import { readValue } from '../../../../src/tables/read-cell';
import type { Cell, TableSheet } from '../../../../src/tables/table-file';
import type { UnitPriceRow } from '../../contract';
import type { BlockData } from '../../blocks';
import type { Compositions, Norm, Resource, ResourceSummaries } from '../../contract-detail';
import { PARTS } from '../../contract-shapes';
import type { SchemedPrice } from '../../price-under-scheme';
import { CATEGORY_LABELS } from '../labels';

const FRACTIONS = 4;
type Works = BlockData['works'];

export type ReadAmount = (value: number) => Quoted;
export const quotedIn =
  ({ priceDate, areaId, taxBasis, taxRate }: UnitPriceRow): ReadAmount =>
  (value) => ({ value, priceDate, areaId, taxBasis, taxRate });

/** Amounts of a sum in the basis of the page, which still add up; where they are not parts of it, each for itself. */
const amountsIn = (
  sum: number,
  amounts: readonly number[],
  quoted: ReadAmount,
  { rebase }: ExportReading,
): readonly (number | null)[] =>
  readParts(quoted(sum), amounts, rebase) ?? amounts.map((amount) => readValue(rebase, quoted(amount)));

/** Amounts stand in the record's own basis; those in the basis of the page stand beside them. */
const withReading = <Row>(
  title: string,
  value: (row: Row) => number | string,
  read: (row: Row, at: number) => Cell,
  { basis }: ExportReading,
): readonly ColumnOf<Row>[] => [
  [numberColumn(title, '元'), value],
  ...(basis === '' ? [] : [[numberColumn(`折算${title}`, '元'), read] as const]),
];

type Part = Compositions['parts'][number];

export const compositionSheet = (
  { parts, unitPrice }: Compositions,
  result: SchemedPrice | undefined,
  quoted: ReadAmount,
  reading: ExportReading,
): TableSheet => {
  const given = parts.filter(({ amount }) => typeof amount === 'number');
  const amounts = given.map(({ amount }) => amount as number);
  const read = amountsIn(unitPrice, amounts, quoted, reading);
  const shown = (part: Part): Cell =>
    given.includes(part) ? (read[given.indexOf(part)] ?? null) : part.amount;
  return sheetOf<Part>(
    '价格组成',
    [
      [textColumn('费用', 18), ({ part }) => PARTS[part]],
      ...withReading<Part>('金额', ({ amount }) => amount, shown, reading),
      [numberColumn('占比', '%'), ({ share }) => share],
      ...(result ? [[numberColumn('测算', '元'), ({ part }: Part) => result.parts[part]] as const] : []),
    ],
    parts,
  );
};

export const normsSheet = (
  { norms, unitPrice }: Works['norms'],
  quoted: ReadAmount,
  reading: ExportReading,
): TableSheet => {
  const money = (title: string, key: 'unitPrice' | 'labour' | 'materials' | 'machinery' | 'overheads') =>
    [numberColumn(title, '元'), (norm: Norm) => norm[key]] as const;
  const read = amountsIn(
    unitPrice,
    norms.map(({ amount }) => amount),
    quoted,
    reading,
  );
  return sheetOf<Norm>(
    '定额组成',
    [
      [textColumn('定额编号', 14), ({ code }) => code],
      [textColumn('定额名称', 40), ({ name }) => name],
      [textColumn('单位', 10), ({ unit }) => unit],
      [numberColumn('数量', undefined, FRACTIONS), ({ quantity }) => quantity],
      money('定额单价', 'unitPrice'),
      money('人工', 'labour'),
      money('材料', 'materials'),
      money('机械', 'machinery'),
      money('管利险', 'overheads'),
      ...withReading<Norm>(
        '合价',
        ({ amount }) => amount,
        (_, at) => read[at] ?? null,
        reading,
      ),
    ],
    norms,
  );
};

export const resourcesSheet = (
  { resources, sum }: ResourceSummaries,
  quoted: ReadAmount,
  reading: ExportReading,
): TableSheet => {
  const read = amountsIn(
    sum,
    resources.map(({ amount }) => amount),
    quoted,
    reading,
  );
  const priceIn = ({ price }: Resource) => readValue(reading.rebase, quoted(price));
  return sheetOf<Resource>(
    '工料机汇总',
    [
      [textColumn('类别', 8), ({ category }) => CATEGORY_LABELS[category]],
      [textColumn('编码', 16), ({ code }) => code],
      [textColumn('名称', 28), ({ name }) => name],
      [textColumn('规格', 20), ({ spec }) => spec],
      [textColumn('单位', 8), ({ unit }) => unit],
      [numberColumn('消耗量', undefined, FRACTIONS), ({ quantity }) => quantity],
      ...withReading<Resource>('单价', ({ price }) => price, priceIn, reading),
      ...withReading<Resource>(
        '合价',
        ({ amount }) => amount,
        (_, at) => read[at] ?? null,
        reading,
      ),
      [numberColumn('占比', '%'), ({ share }) => share],
      [textColumn('ABC', 6), ({ grade }) => grade],
      [textColumn('未计价材料', 10), ({ isUnpriced }) => (isUnpriced ? '是' : '')],
      [textColumn('价格来源', 18), ({ priceSource }) => priceSource],
    ],
    resources,
  );
};
