import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import { StackBar, StackKey } from '#src/ui/stack-bar.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { REFERENCES, type Reference } from '../compare-view';
import type { Comparison } from '../contract';
import {
  contributionsOf,
  type Contribution,
  type Contributions,
  type ContributionLine,
} from '../contributions';
import * as styles from './compare.module.css';

/** +123.45, −67.89: the sign says it, not the colour. */
const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value), 2)}`;

type State = Contributions['states'][number];

const UNLIKE = '分解口径不同，不比较';

const Share = ({ share }: Pick<Contribution, 'share'>) => (
  <small>占除税单方 {share === null ? '--' : `${formatNumber(share * 100, 1)}%`}</small>
);

interface CellProps {
  readonly cell: Contribution;
  readonly state: State | undefined;
  readonly isReference: boolean;
  /** The largest any line adds: as wide as the bar may be; 0 for no bar. */
  readonly largest: number;
}

const Cell = ({ cell: { cost, share, adds }, state, isReference, largest }: CellProps) => {
  if (state !== 'compared') return <span className="muted">{state === 'unlike' ? UNLIKE : '无明细'}</span>;
  if (cost === null) return <span className="muted">未提供</span>;
  return (
    <>
      {adds === null ? (isReference ? '基准' : '不作比较') : signed(adds)}
      <Share share={share} />
      {adds !== null && largest > 0 && (
        <span className={styles.adds} aria-hidden data-below={adds < 0}>
          <i style={{ width: `${(Math.abs(adds) / largest) * 50}%` }} />
        </span>
      )}
    </>
  );
};

interface Shown extends Contributions {
  readonly projects: Comparison['projects'];
  readonly against: Reference;
}

const columnsOf = (
  { projects, against, states, lines, rest }: Shown,
  largest: number,
): readonly Column<ContributionLine>[] => {
  const parts = [...lines, ...(rest ? [rest] : [])];
  return [
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
        line.cells[at] && (
          <Cell
            cell={line.cells[at]}
            state={states[at]}
            isReference={against === 'first' && at === 0}
            largest={parts.includes(line) ? largest : 0}
          />
        ),
    })),
  ];
};

const apartColumnsOf = ({ projects, states }: Shown): readonly Column<ContributionLine>[] => [
  { key: 'name', title: '单方 元/㎡', cell: ({ name }) => name },
  ...projects.flatMap(({ id, name }, at): readonly Column<ContributionLine>[] =>
    states[at] === 'compared'
      ? [
          {
            key: id,
            title: name,
            numeric: true,
            cell: ({ cells }) => {
              const { cost = null, share = null } = cells[at] ?? {};
              return cost === null ? (
                <span className="muted">未提供</span>
              ) : (
                <>
                  {formatNumber(cost, 2)}
                  <Share share={share} />
                </>
              );
            },
          },
        ]
      : [],
  ),
];

const Bars = ({ projects, states, lines, rest, apart }: Shown) => {
  const others = [...(rest ? [rest.name] : []), ...(apart.length > 0 ? ['没有对应的科目'] : [])].join('与');
  const partsOf = (at: number) => {
    const parts = lines.map(({ name, cells }) => ({ name, share: (cells[at]?.share ?? 0) * 100 }));
    const left = 100 - parts.reduce((sum, { share }) => sum + share, 0);
    return others === '' ? parts : [...parts, { name: others, share: Math.max(0, left) }];
  };
  return projects.map(
    ({ id, name }, at) =>
      states[at] === 'compared' && (
        <div key={id} className={styles.composition}>
          <span className="ellipsis" title={name}>
            {name}
          </span>
          <StackBar parts={partsOf(at)} label={`${name}的单方构成`} />
        </div>
      ),
  );
};

const ContributionTables = (shown: Shown) => {
  const { lines, rest, apart, total } = shown;
  const largest = Math.max(
    0,
    ...[...lines, ...(rest ? [rest] : [])].flatMap(({ cells }) =>
      cells.map(({ adds }) => Math.abs(adds ?? 0)),
    ),
  );
  return (
    <>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="主要差异表，可左右滚动">
        <DataTable
          caption="主要差异"
          className={styles.contributions}
          columns={columnsOf(shown, largest)}
          rows={lines}
          foot={[...(rest ? [rest] : []), total]}
          rowKey={({ name }) => name}
        />
      </div>
      {apart.length > 0 && (
        <>
          <h3>没有对应的科目 {apart.length} 项</h3>
          <p className="muted">只有一方列出，或对方列在别的科目里：各列各的，不计为差异。</p>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label="没有对应的科目表，可左右滚动">
            <DataTable
              caption="没有对应的科目"
              className={styles.contributions}
              columns={apartColumnsOf(shown)}
              rows={apart}
              rowKey={({ name }) => name}
            />
          </div>
        </>
      )}
    </>
  );
};

const noteOf = ({ breakdown, unlike, apart, against }: Shown): string =>
  [
    unlike.length > 0 ? `${unlike.join('、')}${UNLIKE}；按${breakdown}` : `按${breakdown}`,
    `，均为除税，${REFERENCES[against]}；按对单方的影响从大到小，合计即除税单方之差`,
    apart.length > 0 ? '，含没有对应的科目' : '',
  ].join('');

export interface ContributionsSectionProps {
  readonly comparison: Comparison;
  readonly against: Reference;
}

/** What each project's square metre is made of, and what makes the difference, largest first. */
export const ContributionsSection = ({ comparison, against }: ContributionsSectionProps) => {
  const found = contributionsOf(comparison, against);
  const { projects } = comparison;
  if (found.kind !== 'compared') {
    return (
      <Sheet title="构成与主要差异">
        <p className="muted">
          {found.kind === 'unlike'
            ? `${UNLIKE}：各工程的分部、单位工程或费用，相同科目不足单方的一半。`
            : '有分部、单位工程或费用明细的工程不足两个，或基准没有明细，不能按构成比较。'}
        </p>
      </Sheet>
    );
  }
  const shown: Shown = { ...found, projects, against };
  return (
    <Sheet title="构成与主要差异" note={noteOf(shown)}>
      <Bars {...shown} />
      <ContributionTables {...shown} />
    </Sheet>
  );
};
