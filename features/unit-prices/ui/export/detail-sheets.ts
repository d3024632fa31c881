import { readParts } from '#src/costing/read-parts';
import type { Quoted } from '#src/costing/rebaser';
import { numberColumn, sheetOf, textColumn, type ColumnOf } from '#src/tables/columns';
import type { ExportReading } from '#src/tables/export-reading';
import { readValue } from '#src/tables/read-cell';
import type { TableSheet } from '#src/tables/table-file';
import type { UnitPriceRow } from '../../contract';
import type { Compositions, Norm, Resource, ResourceSummaries } from '../../contract-detail';
import { PARTS } from '../../contract-shapes';
import type { SchemedPrice } from '../../price-under-scheme';
import { quotedIn as quotedAmount } from '../cost-of';
import { CATEGORY_LABELS } from '../labels';
import { NORM_AMOUNTS, readNorms } from '../norm-amounts';

const FRACTIONS = 4;

/** Amounts of a record stand in its own basis; those in the basis of the page stand beside them. */
export type ReadAmount = (value: number) => Quoted;
export const quotedIn =
  (row: UnitPriceRow): ReadAmount =>
  (value) =>
    quotedAmount(row, value);

type Shares<Row> = ReadonlyMap<Row, number | undefined>;

/** Amounts within their sum, as the screen has them. */
const sharesOf = <Row>(
  rows: readonly Row[],
  value: (row: Row) => number | string,
  whole: Quoted,
  { rebase }: ExportReading,
): Shares<Row> => {
  const given = rows.flatMap((row) => {
    const amount = value(row);
    return typeof amount === 'number' ? [{ row, amount }] : [];
  });
  const shares = readParts(
    whole,
    given.map(({ amount }) => amount),
    rebase,
  );
  return new Map(given.map(({ row }, at) => [row, shares?.[at]]));
};

const withReading = <Row>(
  title: string,
  value: (row: Row) => number | string,
  quoted: ReadAmount,
  { basis, rebase }: ExportReading,
  shares?: Shares<Row>,
): readonly ColumnOf<Row>[] => [
  [numberColumn(title, '元'), value],
  ...(basis === ''
    ? []
    : [
        [
          numberColumn(`折算${title}`, '元'),
          (row: Row) => {
            const own = value(row);
            return typeof own === 'number' ? (shares?.get(row) ?? readValue(rebase, quoted(own))) : own;
          },
        ] as const,
      ]),
];

export const compositionSheet = (
  { parts, unitPrice }: Compositions,
  result: SchemedPrice | undefined,
  quoted: ReadAmount,
  reading: ExportReading,
): TableSheet => {
  const shares = sharesOf(parts, ({ amount }) => amount, quoted(unitPrice), reading);
  return sheetOf<Compositions['parts'][number]>(
    '价格组成',
    [
      [textColumn('费用', 18), ({ part }) => PARTS[part]],
      ...withReading<Compositions['parts'][number]>('金额', ({ amount }) => amount, quoted, reading, shares),
      [numberColumn('占比', '%'), ({ share }) => share],
      ...(result
        ? [
            [
              numberColumn('测算', '元'),
              ({ part }: Compositions['parts'][number]) => result.parts[part],
            ] as const,
          ]
        : []),
    ],
    parts,
  );
};

export const normsSheet = (
  { norms, unitPrice }: { readonly norms: readonly Norm[]; readonly unitPrice: number },
  quoted: ReadAmount,
  reading: ExportReading,
): TableSheet => {
  const shares = sharesOf(norms, ({ amount }) => amount, quoted(unitPrice), reading);
  const read = readNorms(
    norms,
    norms.map((norm) => shares.get(norm)),
  );
  const within = (at: number): Shares<Norm> => new Map(read.map((each) => [each.norm, each.shares?.[at]]));
  return sheetOf<Norm>(
    '定额组成',
    [
      [textColumn('定额编号', 14), ({ code }) => code],
      [textColumn('定额名称', 40), ({ name }) => name],
      [textColumn('单位', 10), ({ unit }) => unit],
      [numberColumn('数量', undefined, FRACTIONS), ({ quantity }) => quantity],
      ...withReading<Norm>('定额单价', ({ unitPrice: price }) => price, quoted, reading),
      ...NORM_AMOUNTS.flatMap(([key, title], at) =>
        withReading<Norm>(title, (norm) => norm[key], quoted, reading, within(at)),
      ),
      ...withReading<Norm>('合价', ({ amount }) => amount, quoted, reading, shares),
    ],
    norms,
  );
};

export const resourcesSheet = (
  { resources, sum }: ResourceSummaries,
  quoted: ReadAmount,
  reading: ExportReading,
): TableSheet => {
  const shares = sharesOf(resources, ({ amount }) => amount, quoted(sum), reading);
  return sheetOf<Resource>(
    '工料机汇总',
    [
      [textColumn('类别', 8), ({ category }) => CATEGORY_LABELS[category]],
      [textColumn('编码', 16), ({ code }) => code],
      [textColumn('名称', 28), ({ name }) => name],
      [textColumn('规格', 20), ({ spec }) => spec],
      [textColumn('单位', 8), ({ unit }) => unit],
      [numberColumn('消耗量', undefined, FRACTIONS), ({ quantity }) => quantity],
      ...withReading<Resource>('单价', ({ price }) => price, quoted, reading),
      ...withReading<Resource>('合价', ({ amount }) => amount, quoted, reading, shares),
      [numberColumn('占比', '%'), ({ share }) => share],
      [textColumn('ABC', 6), ({ grade }) => grade],
      [textColumn('未计价材料', 10), ({ isUnpriced }) => (isUnpriced ? '是' : '')],
      [textColumn('价格来源', 18), ({ priceSource }) => priceSource],
    ],
    resources,
  );
};
