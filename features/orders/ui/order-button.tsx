import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { DialogButton } from '#src/ui/dialog/dialog-button.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { OfferedPackage, OrderRequest, Overview } from '../contract';
import { DAYS_TO_PAY } from '../rules/days-to-pay';
import { selectPlacing } from '../selectors';
import { Facts } from './facts';
import * as styles from './orders.module.css';
import { isMemberNow, priceText, termText } from './labels';

interface QuestionProps {
  readonly request: OrderRequest;
  readonly rows: Parameters<typeof Facts>[0]['rows'];
  readonly verb: string;
  readonly close: () => void;
}

const Question = ({ request, rows, verb, close }: QuestionProps) => {
  const send = useSend();
  const order = () => {
    close();
    send(commands.placeOrder(request));
  };
  return (
    <>
      <Facts rows={rows} />
      <p className={classes('muted', styles.promise)}>
        提交后用银行转账付款，到账后开通；{DAYS_TO_PAY} 天内没有付款的订单自动过期。
      </p>
      <div className="actions">
        <button type="button" className="button" onClick={close}>
          取消
        </button>
        <button type="button" className="button button-fill" autoFocus onClick={order}>
          确认{verb}
        </button>
      </div>
    </>
  );
};

/** Once an order is there the sheets change places, and the button that moved along has lost the focus. */
const useFocusBack = (isPlacing: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasPlacing = useRef(false);
  useEffect(() => {
    const isOver = wasPlacing.current && !isPlacing;
    wasPlacing.current = isPlacing;
    const { current } = button;
    if (isOver && current?.ownerDocument.activeElement === current?.ownerDocument.body)
      current?.focus({ preventScroll: true });
  }, [isPlacing]);
  return button;
};

export interface OrderButtonProps {
  readonly offered: OfferedPackage;
  readonly years: number;
  readonly membership: Overview['membership'];
}

/** What costs money is asked once more; who asks for a price has promised nothing. */
export function OrderButton({ offered: { code, name, terms }, years, membership }: OrderButtonProps) {
  const send = useSend();
  const placing = useSelector(selectPlacing);
  const isPlacing = placing === code;
  const ref = useFocusBack(isPlacing);
  const price = terms.find((term) => term.years === years)?.price ?? null;
  const request = { packageCode: code, years };
  const verb = price === null ? '询价' : isMemberNow(membership) ? '续期' : '下单';
  const button = {
    ref,
    className: 'button button-fill',
    disabled: placing !== undefined && !isPlacing,
    'aria-busy': isPlacing,
    'aria-label': `${verb}：${name} ${years} 年`,
    children: verb,
  };
  if (price === null)
    return <button {...button} type="button" onClick={() => send(commands.placeOrder(request))} />;
  const rows = [
    { term: '套餐', detail: name },
    { term: '价格', detail: priceText(price) },
    { term: '期限', detail: termText(years, membership) },
  ];
  return (
    <DialogButton title={`确认${verb}`} button={button}>
      {(close) => <Question {...{ request, rows, verb, close }} />}
    </DialogButton>
  );
}
