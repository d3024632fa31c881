import { Ring, ringColour } from '#src/ui/chart/ring.tsx';
import { formatNumber } from '#src/ui/format';
import * as styles from '../indexes.module.css';

/** Weights of the components, drawn and listed. */
export const WeightRing = ({ weights }: { readonly weights: Readonly<Record<string, number>> }) => {
  const parts = Object.entries(weights)
    .map(([name, share]) => ({ name, share }))
    .sort((one, other) => other.share - one.share);
  return (
    <div className={styles.ring}>
      <Ring parts={parts} />
      <dl aria-label="权重">
        {parts.map(({ name, share }, at) => {
          const { color, opacity } = ringColour(at);
          return (
            <div key={name}>
              <dt>
                <i className="stack-key" aria-hidden style={{ background: color, opacity }} />
                {name}
              </dt>
              <dd>{formatNumber(share, 1)}%</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};
