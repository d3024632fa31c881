import { HeadCells, Rows, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { digitsOf } from '#src/costing/digits';
import { formatNumber } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { useSend } from '#src/ui/use-send';
import { PROJECT_TYPES } from '#src/contract/project-terms';
import { projectPath } from '#src/contract/records';
import { commands } from '../commands';
import type { Reference } from '../compare-view';
import { FEWEST, type Compared, type Comparison, type FigureLine } from '../contract';
import { ComparedFigure, type ComparedFigureProps } from './compared-figure';
import { referenceOf, weightyCells, type ComparedCell } from '../differences';
import { classes } from '#src/ui/classes';
import * as styles from './compare.module.css';

const MARKS = { least: '最低', most: '最高' } as const;
const TONES = { least: 'good', most: 'bad' } as const;

const Difference = ({ percent }: { readonly percent: number }) => {
  const rounded = Number(percent.toFixed(1));
  if (rounded === 0) return <small className={classes('change change-flat', styles.difference)}>持平</small>;
  const isAbove = rounded > 0;
  return (
    <small className={classes('change', isAbove ? 'change-up' : 'change-down', styles.difference)}>
      <span aria-hidden className="change-arrow">
        {isAbove ? '▲' : '▼'}
      </span>
      <span className="sr-only">{isAbove ? '高' : '低'}</span>
      {formatNumber(Math.abs(rounded), 1)}%
    </small>
  );
};

interface CellProps extends Omit<ComparedFigureProps, 'value'> {
  readonly cell: ComparedCell;
  /** As the record gives it: there may be one where nothing can be compared. */
  readonly original: number | null;
}

const Cell = ({ cell: { difference, mark }, original, ...figure }: CellProps) =>
  original === null ? (
    <span className="muted">未提供</span>
  ) : (
    <>
      {mark && <span className={classes('tag', TONES[mark], styles.mark)}>{MARKS[mark]}</span>}
      <ComparedFigure {...figure} value={original} />
      {difference !== null && <Difference percent={difference} />}
    </>
  );

interface HeadProps {
  readonly project: Compared;
  readonly ids: readonly string[];
  /** Why its costs are not in the basis of the page. */
  readonly reason: string | undefined;
}

const Head = ({ project, ids, reason }: HeadProps) => {
  const send = useSend();
  const { id, name, areaName, type, structure, stage, priceDate, recordedBasis, source } = project;
  return (
    <>
      <a href={`#${projectPath(id)}`}>{name}</a> <SampleBadge sample={source === 'sample'} />
      <small>
        {areaName} · {PROJECT_TYPES[type]}
      </small>
      <small>
        {structure} · {project.floorsAbove}/{project.floorsBelow} 层
      </small>
      <small>
        {stage} · {priceDate} · 原{recordedBasis}
      </small>
      {reason && <small>不可换算：{reason}</small>}
      {!project.hasDetail && <small>无明细</small>}
      {ids.length > FEWEST && (
        <button
          type="button"
          className="plain"
          aria-label={`移出对比：${name}`}
          onClick={() => send(commands.refine({ ids: ids.filter((other) => other !== id) }))}
        >
          移出
        </button>
      )}
    </>
  );
};

export interface FiguresTableProps {
  readonly comparison: Comparison;
  readonly asRecorded: Comparison;
  readonly reasons: Readonly<Record<string, string>>;
  readonly against: Reference;
  readonly busy: boolean;
}

interface Row {
  readonly line: FigureLine;
  /** The same line as the records give it. */
  readonly asRecorded: FigureLine;
  readonly cells: readonly ComparedCell[];
}

const columnsOf = ({ comparison, reasons, against }: FiguresTableProps): readonly Column<Row>[] => {
  const { projects } = comparison;
  const ids = projects.map(({ id }) => id);
  const mean: Column<Row> = {
    key: 'mean',
    title: '均值',
    numeric: true,
    className: styles.mean,
    cell: ({ line }) => <Figure value={referenceOf(line.figures, 'mean')} digits={digitsOf(line.unit)} />,
  };
  return [
    {
      key: 'name',
      title: '指标',
      cell: ({ line: { name, unit } }) => (
        <>
          {name} <small>{unit}</small>
        </>
      ),
    },
    ...(against === 'mean' ? [mean] : []),
    ...projects.map((project, at): Column<Row> => ({
      key: project.id,
      title: <Head project={project} ids={ids} reason={reasons[project.id]} />,
      numeric: true,
      cell: ({ line, asRecorded, cells }) =>
        cells[at] && (
          <Cell cell={cells[at]} original={asRecorded.figures[at] ?? null} {...{ project, line }} />
        ),
    })),
  ];
};

/** Projects are columns, figures rows; what a record does not give is named. */
export const FiguresTable = (props: FiguresTableProps) => {
  const { comparison, asRecorded, against, busy } = props;
  const columns = columnsOf(props);
  const unitCost = referenceOf(comparison.groups[0]?.lines[0]?.figures ?? [], against);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="工程对比表，可左右滚动">
      <table className={classes('data-table', styles.table)} aria-busy={busy}>
        <caption className="sr-only">工程对比</caption>
        <thead>
          <tr>
            <HeadCells columns={columns} />
          </tr>
        </thead>
        {comparison.groups.map(({ name, lines }, group) => (
          <tbody key={name}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length}>
                {name}
              </th>
            </tr>
            <Rows
              columns={columns}
              rows={lines.map((line, at) => ({
                line,
                asRecorded: asRecorded.groups[group]?.lines[at] ?? line,
                cells: weightyCells(line, against, unitCost),
              }))}
              rowKey={({ line }) => `${line.name} ${line.unit}`}
            />
          </tbody>
        ))}
      </table>
    </div>
  );
};
