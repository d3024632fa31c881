import type { Devices } from '../contract';
import * as styles from './member.module.css';

export const BrowserLimit = ({ browsers }: Pick<Devices, 'browsers'>) => {
  const { used, limit, days, isCounted } = browsers;
  if (!isCounted) {
    return (
      <div className={styles.limit}>
        <p className="muted">这是共用账号，不限制浏览器个数。</p>
      </div>
    );
  }
  return (
    <div className={styles.limit}>
      <p id="browsers-used">
        近 {days} 天内，本账号在 <b>{used}</b> 个浏览器上登录过。
      </p>
      <meter aria-labelledby="browsers-used" min={0} max={limit} high={limit * 0.8} optimum={0} value={used}>
        {used} / {limit}
      </meter>
      <p className="muted">
        {days} 天内出现第 {limit + 1}{' '}
        个浏览器时，账号会暂停登录，由管理员核实后解除。发现不认识的浏览器，请结束它的登录并修改密码。
      </p>
    </div>
  );
};
