import { formatNumber } from '#src/ui/format';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Nearby } from '../contract';
import { changeOf } from '../range-view';
import { classes } from '#src/ui/classes';
import * as styles from './range.module.css';

/** The nearest questions that have more samples, each one press away. */
export const NearbyList = ({ nearby }: { readonly nearby: readonly Nearby[] }) => {
  const send = useSend();
  if (nearby.length === 0) return <p>放宽任何一个条件，也没有更多样本。</p>;
  return (
    <ul className={classes('row', styles.nearby)} aria-label="最接近的替代范围">
      {nearby.map(({ label, n, change }) => (
        <li key={label}>
          <button
            type="button"
            className="button"
            onClick={() => send(commands.refineList(changeOf(change)))}
          >
            {label} <small>{formatNumber(n)} 个工程</small>
          </button>
        </li>
      ))}
    </ul>
  );
};
