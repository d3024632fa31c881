import { STATUSES, type Status } from '../contract';
import { WAY } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './publishing.module.css';

/** Where a draft stands on its way; what left the way says so. */
export const StatusSteps = ({ status }: { readonly status: Status }) => {
  const next = WAY.findIndex(({ done }) => !done.includes(status));
  const isOff = status === 'returned' || status === 'withdrawn';
  return (
    <ol className={styles.way} aria-label={`进度：${STATUSES[status]}`}>
      {WAY.map(({ label, done }, index) => {
        const isDone = done.includes(status);
        return (
          <li
            key={label}
            className={isDone ? styles.done : undefined}
            aria-current={index === next && !isOff ? 'step' : undefined}
          >
            {label}
            {isDone && <span className="sr-only">（已完成）</span>}
          </li>
        );
      })}
      {isOff && <li className={styles.off}>{STATUSES[status]}</li>}
    </ol>
  );
};

const TONES: Partial<Record<Status, string>> = {
  submitted: 'brand',
  firstApproved: 'brand',
  approved: 'brand',
  published: 'good',
  returned: 'bad',
  withdrawn: 'bad',
};

export const StatusBadge = ({ status }: { readonly status: Status }) => (
  <span className={classes('tag tag-large', TONES[status])}>{STATUSES[status]}</span>
);
