import type { Quoted } from '#src/costing/rebaser';
import { numberColumn, sheetOf, textColumn, type ColumnOf } from '#src/tables/columns';
import type { ExportReading } from '#src/tables/export-reading';
import { readValue } from '#src/tables/read-cell';
import type { TableSheet } from '#src/tables/table-file';
import { COMPONENT_OF } from '../../components-of';
import type { UnitPriceRow } from '../../contract';
import type { Compositions, Norm, ResourceSummaries } from '../../contract-detail';
import { PARTS } from '../../contract-shapes';
import type { SchemedPrice } from '../../price-under-scheme';
import { quotedIn } from '../cost-of';
import { CATEGORY_LABELS } from '../labels';
import {
  NORM_AMOUNTS,
  normMadeOf,
  readComposition,
  readNorms,
  readResources,
  resourceQuoted,
  type ReadNorm,
  type ReadResource,
} from '../read-record';
import { readTried } from '../read-tried';

const FRACTIONS = 4;

/** An amount as it was quoted; beside it, read in the basis of the page, within its sum where it has a share of one. */
const withReading = <Row>(
  title: string,
  quotedOf: (row: Row) => Quoted | string,
  { basis, rebase }: ExportReading,
  shareOf: (row: Row) => number | undefined = () => undefined,
): readonly ColumnOf<Row>[] => {
  const own = (row: Row) => {
    const quoted = quotedOf(row);
    return typeof quoted === 'string' ? quoted : quoted.value;
  };
  const read = (row: Row) => {
    const quoted = quotedOf(row);
    return typeof quoted === 'string' ? quoted : (shareOf(row) ?? readValue(rebase, quoted));
  };
  return [
    [numberColumn(title, '元'), own],
    ...(basis === '' ? [] : [[numberColumn(`折算${title}`, '元'), read] as const]),
  ];
};

type PartLine = Compositions['parts'][number];

export const compositionSheet = (
  row: UnitPriceRow,
  compositions: Compositions,
  result: SchemedPrice | undefined,
  reading: ExportReading,
): TableSheet => {
  const { shares, percents } = readComposition(row, compositions, reading.rebase);
  const tried = result && readTried(row, result, reading.rebase);
  return sheetOf<PartLine>(
    '价格组成',
    [
      [textColumn('费用', 18), ({ part }) => PARTS[part]],
      ...withReading<PartLine>(
        '金额',
        ({ part, amount }) =>
          typeof amount === 'number' ? quotedIn(row, amount, COMPONENT_OF[part]) : amount,
        reading,
        ({ part }) => shares[part],
      ),
      [numberColumn('占比', '%'), ({ part, share }) => percents[part] ?? share],
      ...(result ? [[numberColumn('测算', '元'), ({ part }: PartLine) => result.parts[part]] as const] : []),
      ...(tried && reading.basis !== ''
        ? [[numberColumn('折算测算', '元'), ({ part }: PartLine) => tried.get(part) ?? null] as const]
        : []),
    ],
    compositions.parts,
  );
};

export const normsSheet = (
  row: UnitPriceRow,
  given: { readonly norms: readonly Norm[]; readonly unitPrice: number },
  reading: ExportReading,
): TableSheet =>
  sheetOf<ReadNorm>(
    '定额组成',
    [
      [textColumn('定额编号', 14), ({ norm }) => norm.code],
      [textColumn('定额名称', 40), ({ norm }) => norm.name],
      [textColumn('单位', 10), ({ norm }) => norm.unit],
      [numberColumn('数量', undefined, FRACTIONS), ({ norm }) => norm.quantity],
      ...withReading<ReadNorm>(
        '定额单价',
        ({ norm }) => quotedIn(row, norm.unitPrice, normMadeOf(norm)),
        reading,
      ),
      ...NORM_AMOUNTS.flatMap(([key, title, component], at) =>
        withReading<ReadNorm>(
          title,
          ({ norm }) => quotedIn(row, norm[key], component),
          reading,
          ({ shares }) => shares?.[at],
        ),
      ),
      ...withReading<ReadNorm>(
        '合价',
        ({ norm }) => quotedIn(row, norm.amount, normMadeOf(norm)),
        reading,
        ({ share }) => share,
      ),
    ],
    readNorms(row, given, reading.rebase).norms,
  );

export const resourcesSheet = (
  row: UnitPriceRow,
  summaries: ResourceSummaries,
  compositions: Compositions | undefined,
  reading: ExportReading,
): TableSheet =>
  sheetOf<ReadResource>(
    '工料机汇总',
    [
      [textColumn('类别', 8), ({ resource }) => CATEGORY_LABELS[resource.category]],
      [textColumn('编码', 16), ({ resource }) => resource.code],
      [textColumn('名称', 28), ({ resource }) => resource.name],
      [textColumn('规格', 20), ({ resource }) => resource.spec],
      [textColumn('单位', 8), ({ resource }) => resource.unit],
      [numberColumn('消耗量', undefined, FRACTIONS), ({ resource }) => resource.quantity],
      ...withReading<ReadResource>(
        '单价',
        ({ resource }) => resourceQuoted(row, resource, resource.price),
        reading,
      ),
      ...withReading<ReadResource>(
        '合价',
        ({ resource }) => resourceQuoted(row, resource, resource.amount),
        reading,
        ({ share }) => share,
      ),
      [numberColumn('占比', '%'), ({ percent }) => percent],
      [textColumn('ABC', 6), ({ grade }) => grade],
      [textColumn('未计价材料', 10), ({ resource }) => (resource.isUnpriced ? '是' : '')],
      [textColumn('价格来源', 18), ({ resource }) => resource.priceSource],
    ],
    readResources(row, summaries, compositions, reading.rebase).resources,
  );
