import { useState } from 'react';
import { useSelector } from 'react-redux';
import { minuteAt } from '#src/contract/shanghai-time';
import { classes } from '#src/ui/classes';
import { dateText } from '#src/ui/moment';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Invoice, Order, Overview } from '../contract';
import { selectBusy } from '../selectors';
import { Facts } from './facts';
import { InvoiceForm } from './invoice-form';
import { invoiceLabels, priceText, stateLabels } from './labels';
import * as styles from './orders.module.css';

type Payee = Overview['payee'];

interface TransferProps {
  readonly order: Order;
  readonly payee: Payee;
  readonly isSample: boolean;
}

const Transfer = ({ order: { number, price, expiresAt }, payee, isSample }: TransferProps) => {
  if (price === null) return <p>客服报价后，金额和收款账户显示在这里。</p>;
  return (
    <div className={styles.transfer}>
      <p>请在 {dateText(expiresAt)} 前通过银行转账，备注写订单编号；客服确认到账后开通，并在页面上通知您。</p>
      {payee ? (
        <Facts
          rows={[
            { term: '收款户名', detail: payee.holder },
            { term: '开户行', detail: payee.bank },
            { term: '账号', detail: payee.number },
            { term: '金额', detail: priceText(price) },
            { term: '备注', detail: number },
          ]}
        />
      ) : (
        <p>
          收款账户请<a href="#/about/contact">联系客服</a>获取，金额 {priceText(price)}，备注写 {number}。
        </p>
      )}
      {isSample && (
        <p>
          <SampleBadge /> 这是演示站，账户和金额都是样例，请不要汇款。
        </p>
      )}
    </div>
  );
};

const IssuedInvoice = ({ invoice }: { readonly invoice: Invoice }) => (
  <p>
    {invoiceLabels[invoice.kind]}，{invoice.title}：
    {invoice.number && invoice.issuedAt
      ? `已开具，号码 ${invoice.number}（${minuteAt(invoice.issuedAt)}），发往 ${invoice.email}`
      : `已申请（${minuteAt(invoice.requestedAt)}）`}
  </p>
);

const OpenOrder = ({ order }: { readonly order: Order }) => {
  const [isAsking, setIsAsking] = useState(false);
  const { number, invoice, opensAt, opensUntil } = order;
  const requestedAt = invoice?.requestedAt;
  // What was sent is told by the line; the form has done its work.
  const [answered, setAnswered] = useState(requestedAt);
  if (answered !== requestedAt) {
    setAnswered(requestedAt);
    setIsAsking(false);
  }
  return (
    <>
      {opensAt && opensUntil && (
        <p>
          会员期限 {dateText(opensAt)} 至 {dateText(opensUntil)}
        </p>
      )}
      {invoice && <IssuedInvoice invoice={invoice} />}
      {isAsking && <InvoiceForm order={order} onCancel={() => setIsAsking(false)} />}
      {!isAsking && !invoice?.number && (
        <button
          type="button"
          className="button"
          aria-label={`${invoice ? '修改开票资料' : '申请发票'}：${number}`}
          onClick={() => setIsAsking(true)}
        >
          {invoice ? '修改开票资料' : '申请发票'}
        </button>
      )}
    </>
  );
};

const TONES: Readonly<Record<Order['state'], string>> = {
  unpriced: 'warn',
  unpaid: 'warn',
  open: 'good',
  cancelled: '',
  expired: '',
};

function OrderItem(props: TransferProps) {
  const send = useSend();
  const isBusy = useSelector(selectBusy).includes(props.order.number);
  const { number, packageName, years, price, state, placedAt } = props.order;
  const isWaiting = state === 'unpaid' || state === 'unpriced';
  return (
    <li className={styles.order}>
      <div className="row">
        <b>
          {packageName} {years} 年
        </b>
        <span>{priceText(price)}</span>
        <span className={classes('tag tag-large', TONES[state])}>{stateLabels[state]}</span>
      </div>
      <p className="muted">
        订单编号 {number}，{minuteAt(placedAt)} 下单
      </p>
      {isWaiting && <Transfer {...props} />}
      {isWaiting && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          aria-label={`取消订单：${number}`}
          onClick={() => send(commands.cancelOrder({ number }))}
        >
          取消订单
        </button>
      )}
      {state === 'open' && <OpenOrder order={props.order} />}
    </li>
  );
}

export const OrderList = ({ orders, payee, isSample }: Pick<Overview, 'orders' | 'payee' | 'isSample'>) => (
  <ul>
    {orders.map((order) => (
      <OrderItem key={order.number} {...{ order, payee, isSample }} />
    ))}
  </ul>
);
