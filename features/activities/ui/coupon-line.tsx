import { useSelector } from 'react-redux';
import { COUPON_STATES, EXPORT_COUPON_EFFECT } from '#src/contract/rewards';
import { RowText } from '#src/ui/row-list.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Coupon } from '../contract/mall';
import { selectIsUnderWay } from '../selectors';
import { workOf } from '../work';
import { AskingButton } from '#src/ui/asking-button.tsx';

function UseCoupon({ id, name, code }: Pick<Coupon, 'id' | 'name' | 'code'>) {
  const send = useSend();
  const isBusy = useSelector(selectIsUnderWay(workOf.coupon({ id })));
  return (
    <AskingButton
      name="使用"
      label={`使用${name} ${code}`}
      text={`现在起 ${EXPORT_COUPON_EFFECT}。券码 ${code} 随即用掉，不能撤销；时间到后没有用完的行数作废。`}
      confirm="使用这张券"
      isBusy={isBusy}
      onConfirm={() => send(commands.applyCoupon({ id }))}
    />
  );
}

export const CouponLine = ({ id, name, about, code, endsOn, state, extraUntil, canUse }: Coupon) => (
  <li className="row">
    <RowText>
      <b>{name}</b> <span className="tag">{COUPON_STATES[state]}</span>
      <span className="muted">
        {' '}
        券码 {code} · {extraUntil === null ? `有效至 ${endsOn}` : `额度增加到 ${extraUntil}`} · {about}
      </span>
    </RowText>
    {canUse && <UseCoupon id={id} name={name} code={code} />}
  </li>
);
