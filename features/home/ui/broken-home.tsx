import { EmptyState } from '#src/ui/empty-state.tsx';
import { useOnceOnline } from '#src/ui/network';
import { wordsOf, type Problem } from '#src/kernel/send';
import { Masthead } from './masthead';
import { SectionList } from './section-list';
import * as styles from './home.module.css';

interface BrokenProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

const reasonOf = (problem: Problem) => wordsOf(problem, '网络异常，请检查网络后重试');

/** Nothing came: says why, and leaves the ways on that need no figures. */
export const BrokenHome = ({ problem, onRetry }: BrokenProps) => (
  <div className={styles.root}>
    <Masthead content={undefined} isWaiting={false} />
    <section className="sheet">
      <EmptyState
        kind="broken"
        title="首页数据没有取到"
        action={{ label: '再试一次', run: onRetry }}
        {...(problem.requestId && { requestId: problem.requestId })}
      >
        {reasonOf(problem)}
      </EmptyState>
    </section>
    <SectionList sections={undefined} />
  </div>
);

/** Figures of an earlier visit are still on the page. */
export const StaleNotice = ({ problem, onRetry }: BrokenProps) => {
  useOnceOnline(onRetry);
  return (
    <div className={`sheet ${styles.broken}`} role="alert">
      <p>
        <b>没能更新，下面是上一次的数据。</b> {reasonOf(problem)}
        {problem.requestId && <small>请求编号 {problem.requestId}</small>}
      </p>
      <button className="button" type="button" onClick={onRetry}>
        再试一次
      </button>
    </div>
  );
};
