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

const columns: readonly Column<Published>[] = [
  {
    key: 'name',
    title: '名称与规格',
    card: 'name',
    cell: ({ name, specification, kind, note }) => (
      <>
        {name} <small>{SOURCING_KINDS[kind]}</small>
        <small className="sourcing-specification">{specification}</small>
        {note && <small className="sourcing-specification">{note}</small>}
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
    cell: ({ status }) => <span className={`sourcing-status sourcing-${status}`}>{STATUSES[status]}</span>,
  },
  {
    key: 'actions',
    title: '操作',
    card: 'foot',
    cell: (row) => (
      <span className="sourcing-actions">
        <Responses sourcing={row} />
        {row.status === 'open' && <CloseButton sourcing={row} />}
      </span>
    ),
  },
];

const Pages = ({ page, pages }: Pick<MinePage, 'page' | 'pages'>) => {
  if (pages < 2) return null;
  const to = (target: number) => `${addressOf('mine')}?page=${target}`;
  return (
    <nav className="sourcing-pages" aria-label="分页">
      {page > 1 && <a href={to(page - 1)}>上一页</a>}
      <span>
        第 {page} / {pages} 页
      </span>
      {page < pages && <a href={to(page + 1)}>下一页</a>}
    </nav>
  );
};

const Rows = ({ mine }: { readonly mine: MinePage }) =>
  mine.rows.length === 0 ? (
    <EmptyState kind="none" action={{ label: MODULES.material, href: addressOf('material') }}>
      您还没有发布过寻源。
    </EmptyState>
  ) : (
    <>
      <DataTable caption="我发布的寻源" columns={columns} rows={mine.rows} rowKey={({ id }) => id} asCards />
      <Pages page={mine.page} pages={mine.pages} />
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
