import { Ring, ringColour } from '#src/ui/chart/ring.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { IndexResult } from '../../contract';
import { ContributionBars } from './contribution-bars';
import * as styles from '../indexes.module.css';

/** Weights of the components, drawn and listed. */
const WeightRing = ({ weights }: { readonly weights: Readonly<Record<string, number>> }) => {
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

const whyNoSplit = ({ series }: IndexResult): string =>
  series.frequency === 'month'
    ? '所选起止期内不足两期已发布的数值。'
    : '季度与年度指数是各月的平均，贡献分解请看同名的月度指数。';

/** Only indexes made of components have any of this. */
export const CompositionSection = ({ result }: { readonly result: IndexResult }) => {
  const { series, contribution } = result;
  if (!series.weights) return null;
  const note = contribution
    ? `${contribution.from} 至 ${contribution.to}，${formatNumber(contribution.change, 2)} 点（${formatNumber(contribution.percent, 2)}%）`
    : '';
  return (
    <div className="two">
      <Sheet title="权重" note={`${series.basePeriod ?? ''} 的费用构成`}>
        <WeightRing weights={series.weights} />
      </Sheet>
      <Sheet title="贡献分解" note={note}>
        {contribution ? (
          <ContributionBars contribution={contribution} />
        ) : (
          <EmptyState kind="none" title="没有可分解的变动">
            {whyNoSplit(result)}
          </EmptyState>
        )}
      </Sheet>
    </div>
  );
};
