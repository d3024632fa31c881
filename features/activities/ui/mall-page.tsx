import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { formatNumber } from '#src/ui/format';
import { FESTIVE } from '#src/ui/festive.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Mall, MallProduct, Order } from '../contract/mall';
import type { Receiver } from '#src/contract/receiver';
import { selectIsAnyUnderWay, selectIsUnderWay, selectLostOrder, selectOutcome } from '../selectors';
import { workOf } from '../work';
import { AskingButton } from '#src/ui/asking-button.tsx';
import { ActivityFrame, PartView } from './frame';
import { ReceiverForm } from '#src/ui/receiver-form.tsx';
import { OwnReports, ReportPurchase } from './reports';
import { ORDER_STATES } from './labels';
import * as styles from './activities.module.css';

const LIMITS = { month: '每月', quarter: '每季度' } as const;

interface ExchangeProps {
  readonly product: MallProduct;
  readonly totalPoints: number;
  readonly number: number;
  /** Of a report. */
  readonly projectId?: string;
  readonly onClose: () => void;
}

function Exchange({ product, totalPoints, number, projectId, onClose }: ExchangeProps) {
  const send = useSend();
  const { id, name, cost, isSent } = product;
  // As it was when it was asked: of an order whose answer was lost the balance has it already.
  const [balanceAfter] = useState(totalPoints - cost);
  const isOrdering = useSelector(selectIsAnyUnderWay('exchange'));
  const outcome = useSelector(selectOutcome(workOf.exchange({ id })));
  const lost = useSelector(selectLostOrder);
  const isBusy = isOrdering || lost !== undefined;
  const problem = outcome?.kind === 'said' && outcome.tone === 'bad' ? outcome.text : undefined;
  const isDone = outcome?.kind === 'said' && outcome.tone === 'good';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const exchange = (receiver?: Receiver) =>
    send(
      commands.exchangeProduct({
        id,
        number,
        ...(receiver && { receiver }),
        ...(projectId !== undefined && { projectId }),
      }),
    );
  return (
    <>
      <p className="dialog-text">
        {name}，扣 <b>{formatNumber(cost)}</b> 积分，兑换后余 {formatNumber(balanceAfter)} 积分。
      </p>
      {isSent ? (
        <ReceiverForm
          isBusy={isBusy}
          action="确认兑换"
          problem={problem}
          onSubmit={exchange}
          onCancel={onClose}
        />
      ) : (
        <>
          <p className="form-problem bad" role="alert">
            {problem}
          </p>
          <div className="actions">
            <Button size="large" onClick={onClose}>
              取消
            </Button>
            <Button size="large" type="primary" loading={isBusy} onClick={() => exchange()}>
              确认兑换
            </Button>
          </div>
        </>
      )}
    </>
  );
}

const Paying = (props: ExchangeProps) =>
  props.product.isReport ? (
    <ReportPurchase code={props.product.id}>
      {(projectId) => <Exchange {...props} projectId={projectId} />}
    </ReportPurchase>
  ) : (
    <Exchange {...props} />
  );

function Products({ products, totalPoints, nextNumber }: Mall) {
  const send = useSend();
  const [chosen, setChosen] = useState<string>();
  const product = products.find(({ id }) => id === chosen);
  const close = useCallback(() => setChosen(undefined), []);
  const open = (id: string) => {
    send(commands.dismissOutcome(workOf.exchange({ id })));
    setChosen(id);
  };
  return (
    <>
      <p className={styles.means}>
        可用积分 <b className={styles.total}>{formatNumber(totalPoints)}</b>
      </p>
      <ul className={styles.cards}>
        {products.map(({ id, name, about, cost, limit, remaining, refusal }) => (
          <li key={id} className={styles.card}>
            <h3>{name}</h3>
            <p className="muted">{about}</p>
            <p>
              <b className={styles.won}>{formatNumber(cost)}</b> 积分
              {remaining !== null && <span className="muted"> · 余 {remaining} 件</span>}
              {limit && (
                <span className="muted">
                  {' '}
                  · {LIMITS[limit.per]} {limit.count} 次
                </span>
              )}
            </p>
            <Button
              disabled={refusal !== null}
              aria-label={`${refusal ?? '兑换'} ${name}`}
              onClick={() => open(id)}
            >
              {refusal ?? '兑换'}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog title="积分兑换" isOpen={product !== undefined} onClose={close}>
        {product && (
          <Paying product={product} totalPoints={totalPoints} number={nextNumber} onClose={close} />
        )}
      </Dialog>
    </>
  );
}

function Return({ number, name, cost }: Pick<Order, 'number' | 'name' | 'cost'>) {
  const send = useSend();
  const isBusy = useSelector(selectIsUnderWay(workOf.return({ number })));
  return (
    <AskingButton
      name="退回积分"
      label={`退回积分 ${name}`}
      text={`取消这次兑换，不再寄出，${formatNumber(cost)} 积分返还，到期日不变。`}
      confirm="确认退回"
      isBusy={isBusy}
      isSmall
      onConfirm={() => send(commands.returnOrder({ number }))}
    />
  );
}

const COLUMNS: readonly Column<Order>[] = [
  { key: 'name', title: '商品', card: 'name', cell: ({ name }) => name },
  { key: 'at', title: '时间', unbroken: true, cell: ({ at }) => at },
  {
    key: 'cost',
    title: '积分',
    numeric: true,
    card: 'figure',
    isTitled: true,
    cell: ({ cost }) => formatNumber(cost),
  },
  { key: 'state', title: '状态', cell: ({ state }) => ORDER_STATES[state] },
  {
    key: 'return',
    title: <span className="sr-only">退回</span>,
    card: 'foot',
    cell: (order) => order.state === 'ordered' && <Return {...order} />,
  },
];

export const MallPage = () => (
  <ActivityFrame path="/memberActivity/pointMall" about="兑换会员天数、券、报告和实物">
    <Sheet title="可兑换的商品" className={FESTIVE}>
      <PartView part="mall" name="商品">
        {(mall) => <Products {...mall} />}
      </PartView>
    </Sheet>
    <OwnReports />
    <Sheet title="兑换记录">
      <PartView part="orders" name="兑换记录">
        {({ orders }) =>
          orders.length === 0 ? (
            <p className="muted">还没有兑换过。</p>
          ) : (
            <DataTable
              caption="兑换记录"
              columns={COLUMNS}
              rows={orders}
              rowKey={({ number }) => String(number)}
              asCards
            />
          )
        }
      </PartView>
    </Sheet>
  </ActivityFrame>
);
