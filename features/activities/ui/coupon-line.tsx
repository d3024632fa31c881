import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { EXPORT_COUPON_EFFECT } from '#src/contract/rewards';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { RowText } from '#src/ui/row-list.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Coupon } from '../contract/mall';
import { selectIsUnderWay } from '../selectors';
import { workOf } from '../work';

const COUPON_STATES = { open: '可用', used: '已使用', lapsed: '已过期' } as const;

/** Asks first: a coupon that was used does not come back. */
function UseCoupon({ id, name, code }: Pick<Coupon, 'id' | 'name' | 'code'>) {
  const send = useSend();
  const isBusy = useSelector(selectIsUnderWay(workOf.coupon({ id })));
  const [isAsking, setIsAsking] = useState(false);
  const use = () => {
    setIsAsking(false);
    send(commands.applyCoupon({ id }));
  };
  return (
    <>
      <Button loading={isBusy} aria-label={`使用${name} ${code}`} onClick={() => setIsAsking(true)}>
        使用
      </Button>
      <Dialog title={`使用${name}`} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p className="dialog-text">
          现在起 {EXPORT_COUPON_EFFECT}。券码 {code} 随即用掉，不能撤销；时间到后没有用完的行数作废。
        </p>
        <div className="actions">
          <Button size="large" onClick={() => setIsAsking(false)}>
            取消
          </Button>
          <Button size="large" type="primary" onClick={use}>
            使用这张券
          </Button>
        </div>
      </Dialog>
    </>
  );
}

export const CouponLine = ({ id, name, about, code, endsOn, state, canUse }: Coupon) => (
  <li className="row">
    <RowText>
      <b>{name}</b> <span className="tag">{COUPON_STATES[state]}</span>
      <span className="muted">
        {' '}
        券码 {code} · 有效至 {endsOn} · {about}
      </span>
    </RowText>
    {canUse && <UseCoupon id={id} name={name} code={code} />}
  </li>
);
