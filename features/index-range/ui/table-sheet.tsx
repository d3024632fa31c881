import { useSelector } from 'react-redux';
import { typeName } from '#src/contract/project-terms';
import { classes } from '#src/ui/classes';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatNumber } from '#src/ui/format';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Nearby, RangeTable } from '../contract';
import { changeOf, listPathTo } from '../range-view';
import { selectSubject, selectTable } from '../selectors';
import { scopeOf } from './labels';
import { SubjectTable } from './subject-table';
import * as styles from './range.module.css';

/** The nearest questions that have more samples, each one press away. */
const NearbyList = ({ nearby }: { readonly nearby: readonly Nearby[] }) => {
  const send = useSend();
  if (nearby.length === 0) return <p>放宽任何一个条件，也没有更多样本。</p>;
  return (
    <ul className={classes('row', styles.nearby)} aria-label="最接近的替代范围">
      {nearby.map(({ label, n, change }) => (
        <li key={label}>
          <button
            type="button"
            className="button"
            onClick={() => send(commands.refineList(changeOf(change)))}
          >
            {label} <small>{formatNumber(n)} 个工程</small>
          </button>
        </li>
      ))}
    </ul>
  );
};

const Problem = () => {
  const send = useSend();
  const { view, problem } = useSelector(selectTable);
  return (
    <Unavailable
      problem={problem}
      title="没能取到科目指标区间"
      openTo="科目指标区间向有权限的会员开放；单项工程列表中的单方造价不受影响。"
      wayOut={{ label: '查看单项工程列表', href: `#${listPathTo(view)}` }}
      onRetry={() => send(commands.findList(view))}
    />
  );
};

const Nothing = ({ table }: { readonly table: RangeTable }) => {
  const { view } = useSelector(selectTable);
  return (
    <EmptyState kind="filtered" title={`没有符合条件的${typeName(view.type)}样本`}>
      现有条件同时成立时没有带明细的工程，不能测算。最接近的范围：
      <NearbyList nearby={table.nearby} />
    </EmptyState>
  );
};

const Few = ({ table }: { readonly table: RangeTable }) =>
  table.projects < 10 ? (
    <div className={classes('callout', styles.few)} role="note">
      <p>
        只有 {table.projects} 个样本：不足 10 个不给 P10、P90，不足 5 个只示区间，不足 3
        个只示个例。样本更多的范围：
      </p>
      <NearbyList nearby={table.nearby} />
    </div>
  ) : null;

export const TableSheet = () => {
  const { status, view, page: table } = useSelector(selectTable);
  const { name } = useSelector(selectSubject);
  if (status === 'failed') return <Problem />;
  if (!table) return <SkeletonRows rows={12} />;
  if (table.subjects.length === 0) return <Nothing table={table} />;
  return (
    <>
      <Few table={table} />
      <SubjectTable
        kind={view.kind}
        table={table}
        busy={status === 'loading'}
        chosen={name}
        scope={scopeOf(view)}
      />
    </>
  );
};
