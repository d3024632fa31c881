import { readParts } from '#src/costing/read-parts';
import type { Rebase } from '#src/costing/rebaser';
import { numberColumn, sheetOf, textColumn, type ColumnOf } from '#src/tables/columns';
import type { ExportReading } from '#src/tables/export-reading';
import { readValue } from '#src/tables/read-cell';
import type { TableSheet } from '#src/tables/table-file';
import type { ProjectDetail } from '../../contract';
import { amountCostOf, lineCostOf, sumCostOf } from '../costs-of';
import { sumLines, YUAN_PER_WAN, type CostLine, type SumRow } from '../detail/costs';
import { deviationOf } from '../detail/deviation-of';
import { sharesOf } from '../detail/shares-of';

type Peers = ProjectDetail['parts'][number]['peers'];
export interface Peered {
  readonly peers: Peers;
  /** Null for sums. */
  readonly samples: number | null;
}

/** Quartiles of the peers, and how far from their median. */
export const peerColumns = <Row extends Peered>(
  unit: string | undefined,
  valueOf: (row: Row) => number | null,
): readonly ColumnOf<Row>[] => [
  [numberColumn('同类 P25', unit), ({ peers }) => peers?.p25 ?? null],
  [numberColumn('同类中位', unit), ({ peers }) => peers?.p50 ?? null],
  [numberColumn('同类 P75', unit), ({ peers }) => peers?.p75 ?? null],
  [numberColumn('偏差', '%', 1), (row) => deviationOf(valueOf(row), row.peers)],
  [numberColumn('同类样本', undefined, 0), ({ samples }) => samples],
];

/** A line, with its amount as it is read within its sum. */
type ReadLine = (CostLine | SumRow) & { readonly read: number | null };

const perAreaOf = (detail: ProjectDetail, line: CostLine | SumRow, rebase: Rebase) =>
  'taxBasis' in line ? sumCostOf(detail, line, rebase) : lineCostOf(detail, line);

const costColumns = <Line extends ReadLine>(
  name: string,
  detail: ProjectDetail,
  { basis, rebase }: ExportReading,
): readonly ColumnOf<Line>[] => {
  const perWan = (amount: number | null) => (amount === null ? null : amount / YUAN_PER_WAN);
  const inBasis: readonly ColumnOf<Line>[] = [
    [numberColumn('折算造价', '万元'), ({ read }) => perWan(read)],
    [numberColumn('折算单方', '元/㎡'), (line) => readValue(rebase, perAreaOf(detail, line, rebase).quoted)],
  ];
  return [
    [textColumn(name, 24), (line) => line.name],
    [numberColumn('造价', '万元'), ({ amount }) => perWan(amount)],
    [numberColumn('单方', '元/㎡'), ({ unitCost }) => unitCost],
    ...(basis === '' ? [] : inBasis),
    [numberColumn('占比', '%', 1), ({ share }) => share],
  ];
};

/** The lines with the sums below them; every amount is read from the total down, as on the screen. */
const withSums = <Line extends CostLine>(
  detail: ProjectDetail,
  lines: readonly Line[],
  { rebase }: ExportReading,
): readonly ((Line & ReadLine) | ReadLine)[] => {
  if (lines.length === 0) return [];
  const shares = sharesOf((whole, parts) => readParts(whole, parts, rebase), detail, lines);
  const read = (line: CostLine, share: number | undefined) =>
    share ?? readValue(rebase, amountCostOf(detail, line).quoted);
  return [
    ...lines.map((line, at) => ({ ...line, read: read(line, shares.lines?.[at]) })),
    ...sumLines(detail.totals, detail.row.area).map((line, at) => ({
      ...line,
      read: read(line, shares.sums?.[at]),
    })),
  ];
};

const linesSheet = (
  name: string,
  lines: readonly CostLine[],
  detail: ProjectDetail,
  reading: ExportReading,
): TableSheet =>
  sheetOf<ReadLine>(name, costColumns<ReadLine>(name, detail, reading), withSums(detail, lines, reading));

const partsSheet = (detail: ProjectDetail, reading: ExportReading): TableSheet => {
  const unitCost = (line: CostLine) => readValue(reading.rebase, lineCostOf(detail, line).quoted);
  return sheetOf<ReadLine & Peered>(
    '分部指标',
    [
      ...costColumns<ReadLine & Peered>('分部', detail, reading),
      ...peerColumns<ReadLine & Peered>('元/㎡', unitCost),
    ],
    withSums(detail, detail.parts, reading).map((line) => ({ peers: null, samples: null, ...line })),
  );
};

/** Each breakdown with the sums below it, as on the screen. */
export const costSheets = (detail: ProjectDetail, reading: ExportReading): readonly TableSheet[] => [
  linesSheet('费用', detail.fees, detail, reading),
  linesSheet('单位工程', detail.units, detail, reading),
  partsSheet(detail, reading),
];
