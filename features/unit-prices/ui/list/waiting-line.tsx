import { SkeletonLine } from '#src/ui/skeleton.tsx';
import * as styles from '../unit.module.css';

export interface WaitingLineProps {
  /** The rows did not come; a try is offered. */
  readonly onRetry?: (() => void) | undefined;
}

/** The place of a row that is on its way; never to be taken for a row without data. */
export const WaitingLine = ({ onRetry }: WaitingLineProps) =>
  onRetry ? (
    <div role="cell" className={styles.waiting}>
      没能取到这一条
      <button type="button" className="inline" onClick={onRetry}>
        重试
      </button>
    </div>
  ) : (
    <div role="cell" className={styles.waiting}>
      <span className="sr-only">正在载入</span>
      <SkeletonLine width="half" />
      <SkeletonLine width="third" />
    </div>
  );
