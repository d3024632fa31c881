import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatNumber } from '#src/ui/format';
import { PageLinks } from '#src/ui/listing/page-links.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { MODULES, SOURCING_KINDS, STATUSES, type MinePage, type Published } from '../contract';
import { selectIsClosing, selectMine, selectMineProblem } from '../selectors';
import { addressOf } from './module-nav';
import { Responses } from './responses';
import * as styles from './sourcing.module.css';

function CloseButton({ sourcing: { id, name } }: { readonly sourcing: Published }) {
  const send = useSend();
  const isClosing = useSelector(selectIsClosing(id));
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    send(commands.closeSourcing({ id }));
  };
  return (
    <>
      <Button loading={isClosing} onClick={() => setIsAsking(true)}>
        关闭<span className="sr-only">寻源：{name}</span>
      </Button>
      <Dialog title="关闭寻源" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>“{name}”将不再征集供应商，已有的回应仍可查看。关闭后不能恢复。</p>
        <div className={classes('actions', styles.answers)}>
          <Button size="large" onClick={() => setIsAsking(false)}>
            取消
          </Button>
          <Button size="large" type="primary" danger onClick={close}>
            关闭寻源
          </Button>
        </div>
      </Dialog>
    </>
  );
}

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
