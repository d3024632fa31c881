import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import { StackBar, StackKey } from '#src/ui/stack-bar.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { REFERENCES, type Reference } from '../compare-view';
import type { Comparison } from '../contract';
import { contributionsOf, type Contribution, type ContributionLine } from '../contributions';
import * as styles from './compare.module.css';

/** +123.45, −67.89: the sign says it, not the colour. */
const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value), 2)}`;

interface CellProps {
  readonly cell: Contribution;
  /** The largest any line adds: as wide as the bar may be; 0 for no bar. */
  readonly largest: number;
}

const Cell = ({ cell: { cost, share, adds }, largest }: CellProps) =>
  cost === null ? (
    <span className="muted">无明细</span>
  ) : (
    <>
      {adds === null ? '基准' : signed(adds)}
      <small>占除税单方 {share === null ? '--' : `${formatNumber(share * 100, 1)}%`}</small>
      {adds !== null && largest > 0 && (
        <span className={styles.adds} aria-hidden data-below={adds < 0}>
          <i style={{ width: `${(Math.abs(adds) / largest) * 50}%` }} />
        </span>
      )}
    </>
  );

const columnsOf = (
  projects: Comparison['projects'],
  parts: readonly ContributionLine[],
  largest: number,
): readonly Column<ContributionLine>[] => [
  {
    key: 'name',
    title: '差额 元/㎡',
    cell: (line) => (
      <>
        {parts.includes(line) && <StackKey index={parts.indexOf(line)} />}
        {line.name}
      </>
    ),
  },
  ...projects.map(({ id, name }, at): Column<ContributionLine> => ({
    key: id,
    title: name,
    numeric: true,
    cell: (line) =>
      line.cells[at] && <Cell cell={line.cells[at]} largest={parts.includes(line) ? largest : 0} />,
  })),
];

export interface ContributionsSectionProps {
  readonly comparison: Comparison;
  readonly against: Reference;
}

/** What each project's square metre is made of, and what makes the difference, largest first. */
export const ContributionsSection = ({ comparison, against }: ContributionsSectionProps) => {
  const found = contributionsOf(comparison, against);
  const { projects } = comparison;
  if (!found) {
    return (
      <Sheet title="构成与主要差异">
        <p className="muted">有分部、单位工程或费用明细的工程不足两个，不能按构成比较。</p>
      </Sheet>
    );
  }
  const { breakdown, lines, rest, total } = found;
  const parts = [...lines, ...(rest ? [rest] : [])];
  const sharesOf = (at: number) =>
    parts.map(({ name, cells }) => ({
      name,
      share: (cells[at]?.share ?? 0) * 100,
    }));
  const largest = Math.max(0, ...parts.flatMap(({ cells }) => cells.map(({ adds }) => Math.abs(adds ?? 0))));
  return (
    <Sheet
      title="构成与主要差异"
      note={`按${breakdown}，均为除税，${REFERENCES[against]}；按对单方的影响从大到小，合计即除税单方之差`}
    >
      {projects.map(
        ({ id, name }, at) =>
          total.cells[at]?.cost !== null && (
            <div key={id} className={styles.composition}>
              <span className="ellipsis" title={name}>
                {name}
              </span>
              <StackBar parts={sharesOf(at)} label={`${name}的单方构成`} />
            </div>
          ),
      )}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="主要差异表，可左右滚动">
        <DataTable
          caption="主要差异"
          className={styles.contributions}
          columns={columnsOf(projects, parts, largest)}
          rows={lines}
          foot={[...(rest ? [rest] : []), total]}
          rowKey={({ name }) => name}
        />
      </div>
    </Sheet>
  );
};
