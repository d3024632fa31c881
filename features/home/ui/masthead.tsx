import { NO_VALUE } from '#src/ui/format';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import type { HomeContent } from '../contract';
import { taxRead, type HomeReading } from './reading';
import * as styles from './home.module.css';

interface MastheadProps {
  readonly content: HomeContent | undefined;
  readonly isWaiting: boolean;
  readonly reading?: HomeReading | undefined;
  readonly isOpen?: boolean;
  /** Opens what the page is read in, and closes it again; absent where there is nothing to read. */
  readonly onSwitch?: () => void;
}

const hasSamples = ({ ticker, tiles, newest }: HomeContent) =>
  tiles.sample || [...ticker, ...newest].some(({ sample }) => sample);

/** The basis of every figure on the page, always in sight, and the way to change it. */
export const Masthead = ({ content, isWaiting, reading, isOpen = false, onSwitch }: MastheadProps) => {
  const period = reading?.basis.period ?? content?.ticker[0]?.period ?? content?.tiles.period;
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
          <dd>{reading?.place ?? '全国'}</dd>
        </div>
        <div>
          <dt>口径</dt>
          <dd>{taxRead(reading)}</dd>
        </div>
      </dl>
      {onSwitch && (
        <button type="button" className="plain no-print" aria-expanded={isOpen} onClick={onSwitch}>
          {isOpen ? '收起' : '更改口径'}
        </button>
      )}
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
