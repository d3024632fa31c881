import type { ProjectDetail } from '../../contract';
import { GRADE_LABELS } from '../labels';
import { checksOf } from './checks';
import { remarkable } from './severities';
import { useJudged } from './use-judged';
import { classes } from '#src/ui/classes';
import * as styles from '../projects.module.css';

const SHOWN_NAMES = 4;
const GRADES = { A: 'good', B: undefined, C: 'warn' } as const;

/** What is known of how good a record is: its grade, whether it agrees with itself, and what stands out in it. */
export const QualityTags = ({ detail }: { readonly detail: ProjectDetail }) => {
  const { grade, completeness } = detail.row;
  const all = remarkable(useJudged(detail));
  const odd = all.filter(({ mark }) => !mark);
  const reviewed = all.length - odd.length;
  const red = odd.filter(({ severity }) => severity === 'red');
  const failed = checksOf(detail).filter(({ passes }) => !passes);
  const names = odd
    .slice(0, SHOWN_NAMES)
    .map(({ name }) => name)
    .join('、');
  return (
    <ul className={classes('row', styles.tags)} aria-label="数据质量">
      <li className={classes('tag tag-large', GRADES[grade])} title={`完整度 ${completeness}%`}>
        {grade} 级 · {GRADE_LABELS[grade]}
      </li>
      <li className={classes('tag tag-large', failed.length > 0 ? 'bad' : 'good')}>
        {failed.length > 0 ? `勾稽不符：${failed.map(({ name }) => name).join('、')}` : '勾稽相符（±2%）'}
      </li>
      <li
        className={classes('tag tag-large', red.length > 0 ? 'bad' : odd.length > 0 ? 'warn' : 'good')}
        title={names || undefined}
      >
        {odd.length > 0 ? `${odd.length} 个科目偏差较大` : '指标正常'}
        {reviewed > 0 && `，${reviewed} 个已复核为正常`}
      </li>
    </ul>
  );
};
