import { useSelector } from 'react-redux';
import { formatNumber } from '#src/ui/format';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { COLLECT_STATUSES, PLACINGS, type Submission } from '../../contract-collect';
import { selectCollect } from '../../selectors';
import { includedWords } from '../../labels';
import * as styles from '../labor.module.css';

/** 53.00 元/㎡ · 清包 · 含税；不含小型机具、辅材、保险 */
export const priceWords = ({ price, unit, included, mode }: Submission): string =>
  `${formatNumber(price, 2)} 元/${unit} · ${mode} · ${includedWords({ included })}`;

const One = (one: Submission) => (
  <li>
    <p className={styles.submissionHead}>
      <b>
        {one.section} · {one.itemName}
      </b>
      <span className="tag" data-status={one.status}>
        {COLLECT_STATUSES[one.status]}
      </span>
    </p>
    <p>{priceWords(one)}</p>
    <p className="muted">
      {one.areaName} · {one.settledIn} · {one.projectKind} · {one.payment} · {one.number}
    </p>
    {one.status !== 'returned' && <p className="muted">{PLACINGS[one.placing]}。</p>}
    {one.word && <p>审核意见：{one.word}</p>}
  </li>
);

/** The member's own, each with what became of it. */
export const Submissions = () => {
  const send = useSend();
  const { submissions, submissionsProblem } = useSelector(selectCollect);
  if (submissionsProblem && !submissions) {
    return (
      <Unavailable
        problem={submissionsProblem}
        title="没能取到我的提交"
        openTo="提交记录向登录会员开放。"
        onRetry={() => send(commands.loadSubmissions())}
      />
    );
  }
  if (!submissions) return <SkeletonLine width="full" />;
  if (submissions.length === 0) return <p className="muted">还没有提交过劳务价格。</p>;
  return (
    <ul className={styles.submissions}>
      {submissions.map((one) => (
        <One key={one.number} {...one} />
      ))}
    </ul>
  );
};
