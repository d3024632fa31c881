import { NO_REPLY, type Problem } from '../../../src/kernel/send';

interface BrokenNoticeProps {
  readonly problem: Problem;
  /** Figures of an earlier visit are still on the page. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

const reasonOf = ({ code, message }: Problem) => (code === NO_REPLY ? '网络没有回应' : message);

export const BrokenNotice = ({ problem, isStale, onRetry }: BrokenNoticeProps) => (
  <div className="broken-notice" role="alert">
    <p>
      <b>{isStale ? '没能更新，下面是上一次的数据。' : '首页数据没有取到。'}</b> {reasonOf(problem)}
      {problem.requestId && <small>请求编号 {problem.requestId}</small>}
    </p>
    <button className="button" type="button" onClick={onRetry}>
      再试一次
    </button>
  </div>
);
