import { Radio } from 'antd';
import { useSelector } from 'react-redux';
import type { FormField } from '#src/ui/form/use-form';
import { selectIsOfferLost, selectOffer } from '../selectors';
import * as styles from './desk.module.css';

/** One may be chosen, or none. */
export function PackageList({ field: { value, change } }: { readonly field: FormField<string> }) {
  const offer = useSelector(selectOffer);
  const isLost = useSelector(selectIsOfferLost);
  if (isLost && !offer) {
    return <p className="muted">套餐信息暂时没有载入，您仍可提交联系方式，由客服为您介绍。</p>;
  }
  if (!offer?.packages.length) return null;
  return (
    <Radio.Group
      className={styles.packages}
      aria-label="服务套餐"
      value={value || null}
      onChange={({ target }) => change(String(target.value))}
    >
      {offer.packages.map(({ code, name, audience, price, holds }) => (
        <Radio key={code} value={code} className={styles.package}>
          <b>{name}</b>
          <span className="warn">{price}</span>
          <span className="muted">{audience}</span>
          <span className={styles.holds}>
            {holds.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
