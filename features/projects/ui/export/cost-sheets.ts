import { numberColumn, sheetOf, textColumn, type ColumnOf } from '../../../../src/tables/columns';
import type { ExportReading } from '../../../../src/tables/export-reading';
import { readValue } from '../../../../src/tables/read-cell';
import type { TableSheet } from '../../../../src/tables/table-file';
import type { ProjectDetail } from '../../contract';
import { amountCostOf, lineCostOf } from '../costs-of';
import { sumLines, YUAN_PER_WAN, type CostLine } from '../detail/costs';
import { deviationOf } from '../detail/deviation-of';

type Peers = ProjectDetail['parts'][number]['peers'];
export interface Peered {
  readonly peers: Peers;
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
  [numberColumn('同类样本', undefined, 0), ({ peers }) => peers?.n ?? null],
];

const costColumns = <Line extends CostLine>(
  name: string,
  detail: ProjectDetail,
  { basis, rebase }: ExportReading,
): readonly ColumnOf<Line>[] => [
  [textColumn(name, 24), (line) => line.name],
  [numberColumn('造价', '万元'), ({ amount }) => amount / YUAN_PER_WAN],
  [numberColumn('单方', '元/㎡'), ({ unitCost }) => unitCost],
  ...(basis === ''
    ? []
    : [
        [
          numberColumn('折算造价', '万元'),
          (line: Line) => {
            const amount = readValue(rebase, amountCostOf(detail, line).quoted);
            return amount === null ? null : amount / YUAN_PER_WAN;
          },
        ] as const,
        [
          numberColumn('折算单方', '元/㎡'),
          (line: Line) => readValue(rebase, lineCostOf(detail, line).quoted),
        ] as const,
      ]),
  [numberColumn('占比', '%', 1), ({ share }) => share],
];

const withSums = (detail: ProjectDetail, lines: readonly CostLine[]): readonly CostLine[] =>
  lines.length === 0 ? [] : [...lines, ...sumLines(detail.totals, detail.row.area)];

const linesSheet = (
  name: string,
  lines: readonly CostLine[],
  detail: ProjectDetail,
  reading: ExportReading,
): TableSheet =>
  sheetOf<CostLine>(name, costColumns<CostLine>(name, detail, reading), withSums(detail, lines));

const partsSheet = (detail: ProjectDetail, reading: ExportReading): TableSheet => {
  const read = (line: CostLine) => readValue(reading.rebase, lineCostOf(detail, line).quoted);
  const sums = withSums(detail, detail.parts).slice(detail.parts.length);
  return sheetOf<CostLine & Peered>(
    '分部指标',
    [
      ...costColumns<CostLine & Peered>('分部', detail, reading),
      ...peerColumns<CostLine & Peered>('元/㎡', read),
    ],
    [...detail.parts, ...sums.map((sum) => ({ ...sum, peers: null }))],
  );
};

/** Each breakdown with the sums below it, as on the screen. */
export const costSheets = (detail: ProjectDetail, reading: ExportReading): readonly TableSheet[] => [
  linesSheet('费用', detail.fees, detail, reading),
  linesSheet('单位工程', detail.units, detail, reading),
  partsSheet(detail, reading),
];
