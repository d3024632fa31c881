import { KINDS, type Kind, type RangeTable } from '../contract';
import { SubjectLine } from './subject-line';

export interface SubjectTableProps {
  readonly kind: Kind;
  readonly table: RangeTable;
  readonly busy: boolean;
  readonly chosen: string | undefined;
  /** What the samples have in common, in words. */
  readonly scope: string;
}

const Heads = ({ kind, halves }: { readonly kind: Kind; readonly halves: readonly string[] }) => (
  <tr>
    <th scope="col">科目{kind === 'content' ? '' : ' 元/㎡'}</th>
    <th scope="col" className="numeric">
      样本
    </th>
    <th scope="col" className="wide-only">
      分布
    </th>
    <th scope="col" className="numeric range-full-only">
      最小–最大
    </th>
    <th scope="col" className="numeric range-full-only">
      P10–P90
    </th>
    <th scope="col" className="numeric wide-only">
      P25
    </th>
    <th scope="col" className="numeric">
      中位
    </th>
    <th scope="col" className="numeric wide-only">
      P75
    </th>
    <th scope="col" className="numeric">
      推荐值
    </th>
    <th scope="col" className="numeric range-full-only">
      CV
    </th>
    <th scope="col" className="range-level">
      <span className="range-level-wide">可靠性</span>
      <span className="range-level-narrow">可靠</span>
    </th>
    <th
      scope="col"
      className="wide-only"
      title={halves.length > 1 ? `${halves[0]} 至 ${halves.at(-1)}` : undefined}
    >
      走势
    </th>
  </tr>
);

/** Rows are subjects; pressing one shows its distribution below. */
export const SubjectTable = ({ kind, table, busy, chosen, scope }: SubjectTableProps) => (
  <table className="data-table range-table" aria-busy={busy}>
    <caption className="sr-only">{KINDS[kind]}指标区间</caption>
    <thead>
      <Heads kind={kind} halves={table.halves} />
    </thead>
    <tbody>
      {table.subjects.map((row) => (
        <SubjectLine key={row.name} row={row} isChosen={row.name === chosen} ground={{ ...table, scope }} />
      ))}
    </tbody>
  </table>
);
