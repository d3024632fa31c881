import { useSelector } from 'react-redux';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { SOURCING_KINDS, MODULES, STATUSES, type MinePage, type Published } from '../contract';
import { selectMine, selectMineProblem } from '../selectors';
import { CloseButton } from './close-button';
import { addressOf } from './module-nav';
import { Responses } from './responses';
import { classes } from '#src/ui/classes';
import * as styles from './sourcing.module.css';
import { PageLinks } from '#src/ui/listing/page-links.tsx';

const columns: readonly Column<Published>[] = [
  {
    key: 'name',
    title: '名称与规格',
    card: 'name',
    cell: ({ name, specification, kind, note }) => (
      <>
        {name} <small>{SOURCING_KINDS[kind]}</small>
        <small className={styles.specification}>{specification}</small>
        {note && <small className={styles.specification}>{note}</small>}
      </>
    ),
  },
  { key: 'quantity', title: '数量', numeric: true, cell: ({ quantity, unit }) => `${quantity} ${unit}` },
  { key: 'area', title: '收货地区', card: 'right', cell: ({ areaName }) => areaName },
  {
    key: 'neededBy',
    title: '需求日期',
    cell: ({ neededBy }) => (
      <>
        <span className="card-only">需求 </span>
        {neededBy}
      </>
    ),
  },
  {
    key: 'publishedOn',
    title: '发布日期',
    card: 'right',
    cell: ({ publishedOn }) => (
      <>
        <span className="card-only">发布 </span>
        {publishedOn}
      </>
    ),
  },
  {
    key: 'status',
    title: '状态',
    card: 'mark',
    cell: ({ status }) => (
      <span className={classes(status === 'open' ? 'brand' : 'muted', styles.status)}>
        {STATUSES[status]}
      </span>
    ),
  },
  {
    key: 'actions',
    title: '操作',
    card: 'foot',
    cell: (row) => (
      <span className="row">
        <Responses sourcing={row} />
        {row.status === 'open' && <CloseButton sourcing={row} />}
      </span>
    ),
  },
];

const Rows = ({ mine }: { readonly mine: MinePage }) =>
  mine.rows.length === 0 ? (
    <EmptyState kind="none" action={{ label: MODULES.material, href: addressOf('material') }}>
      您还没有发布过寻源。
    </EmptyState>
  ) : (
    <>
      <DataTable caption="我发布的寻源" columns={columns} rows={mine.rows} rowKey={({ id }) => id} asCards />
      <PageLinks page={mine.page} pages={mine.pages} hrefOf={(to) => `${addressOf('mine')}?page=${to}`} />
    </>
  );

export function Mine() {
  const send = useSend();
  const mine = useSelector(selectMine);
  const problem = useSelector(selectMineProblem);
  return (
    <Sheet
      title={MODULES.mine}
      note={mine && `共 ${formatNumber(mine.total, 0)} 条`}
      busy={!mine && !problem}
    >
      {problem && (
        <EmptyState
          kind="broken"
          action={{ label: '再试一次', run: () => send(commands.loadMine({ page: mine?.page ?? 1 })) }}
          {...(problem.requestId && { requestId: problem.requestId })}
        >
          {problem.message}
        </EmptyState>
      )}
      {!problem && (mine ? <Rows mine={mine} /> : <SkeletonRows rows={5} />)}
    </Sheet>
  );
}
