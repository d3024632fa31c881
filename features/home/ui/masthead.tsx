import { NO_VALUE } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import type { HomeContent } from '../contract';
import * as styles from './home.module.css';

interface MastheadProps {
  readonly content: HomeContent | undefined;
  readonly isWaiting: boolean;
}

const hasSamples = ({ ticker, tiles, newest }: HomeContent) =>
  tiles.sample || [...ticker, ...newest].some(({ sample }) => sample);

/** The basis of every figure on the page, always in sight. */
export const Masthead = ({ content, isWaiting }: MastheadProps) => {
  const period = content?.ticker[0]?.period ?? content?.tiles.period;
  return (
    <header className={styles.masthead}>
      <h1>造价行情</h1>
      <dl>
        <div>
          <dt>价格期</dt>
          <dd>{isWaiting ? <SkeletonLine width="figure" /> : (period ?? NO_VALUE)}</dd>
        </div>
        <div>
          <dt>地区</dt>
          <dd>全国</dd>
        </div>
        <div>
          <dt>口径</dt>
          <dd>除税</dd>
        </div>
      </dl>
      <p className="muted">
        {content && hasSamples(content) && (
          <>
            <SampleBadge /> 由程序生成，导入本单位数据后替换
          </>
        )}
      </p>
    </header>
  );
};
