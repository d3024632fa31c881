import { useSelector } from 'react-redux';
import { selectRemark, selectWork } from '../selectors';
import { WORK_WORDS } from './labels';

const PERCENT = 100;

/** What is being done and how far it has come, or what came of it. */
export function WorkProgress() {
  const work = useSelector(selectWork);
  const remark = useSelector(selectRemark);
  return (
    <div role="status" className="row">
      {work && (
        <>
          <span>{WORK_WORDS[work.work]}</span>
          <progress aria-label={WORK_WORDS[work.work]} max={1} value={work.done} />
          <span className="muted">{Math.floor(work.done * PERCENT)}%</span>
        </>
      )}
      {!work && remark && <span>{remark}</span>}
    </div>
  );
}
