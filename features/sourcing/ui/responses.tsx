import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Published } from '../contract';
import type { Supplier } from '../contract-partner';
import { selectResponses } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './sourcing.module.css';

const WIDTH = 820;

const columnsFor = (unit: string): readonly Column<Supplier>[] => [
  {
    key: 'name',
    title: '供应商',
    cell: ({ name, areaName }) => (
      <>
        {name} <small>{areaName}</small>
      </>
    ),
  },
  {
    key: 'price',
    title: `报价 元/${unit}（除税）`,
    numeric: true,
    cell: ({ unitPrice }) => <Figure value={unitPrice} emptyText="未报价" />,
  },
  {
    key: 'days',
    title: '供货 天',
    numeric: true,
    from: 'tablet',
    cell: ({ deliveryDays }) => <Figure value={deliveryDays} digits={0} emptyText="未答复" />,
  },
  { key: 'reply', title: '回应', from: 'tablet', cell: ({ reply }) => reply },
];

export function Suppliers({ sourcing: { id, name, unit } }: { readonly sourcing: Published }) {
  const send = useSend();
  const responses = useSelector(selectResponses(id));
  if (responses?.status === 'failed') {
    const { message, requestId } = responses.problem;
    return (
      <EmptyState
        kind="broken"
        action={{ label: '再试一次', run: () => send(commands.loadSuppliers({ id })) }}
        {...(requestId && { requestId })}
      >
        {message}
      </EmptyState>
    );
  }
  if (responses?.status !== 'shown') return <SkeletonRows rows={4} />;
  const { suppliers, isDemo } = responses.matches;
  if (suppliers.length === 0) return <EmptyState kind="none">还没有供应商回应，请过些时候再看。</EmptyState>;
  return (
    <>
      {isDemo && (
        <p className={classes('muted', styles.demo)}>
          <span className="tag sample-badge">演示</span> 以下供应商与报价由程序虚构，仅用于演示流程。
        </p>
      )}
      <DataTable
        caption={`“${name}”的供应商回应`}
        columns={columnsFor(unit)}
        rows={suppliers}
        rowKey={(row) => row.id}
      />
    </>
  );
}

/** Asked for anew with every opening: suppliers go on answering. */
export function Responses({ sourcing }: { readonly sourcing: Published }) {
  const send = useSend();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    send(commands.loadSuppliers({ id: sourcing.id }));
  };
  return (
    <>
      <Button onClick={open}>
        查看回应<span className="sr-only">：{sourcing.name}</span>
      </Button>
      <Dialog
        title={`供应商回应：${sourcing.name}`}
        width={WIDTH}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <Suppliers sourcing={sourcing} />
      </Dialog>
    </>
  );
}
