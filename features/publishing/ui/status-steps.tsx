import { STATUSES, type Status } from '../contract';
import { WAY } from './labels';

/** Where a draft stands on its way; what left the way says so. */
export const StatusSteps = ({ status }: { readonly status: Status }) => {
  const next = WAY.findIndex(({ done }) => !done.includes(status));
  const isOff = status === 'returned' || status === 'withdrawn';
  return (
    <ol className="publishing-way" aria-label={`进度：${STATUSES[status]}`}>
      {WAY.map(({ label, done }, index) => {
        const isDone = done.includes(status);
        return (
          <li
            key={label}
            className={isDone ? 'is-done' : undefined}
            aria-current={index === next && !isOff ? 'step' : undefined}
          >
            {label}
            {isDone && <span className="sr-only">（已完成）</span>}
          </li>
        );
      })}
      {isOff && <li className="is-off">{STATUSES[status]}</li>}
    </ol>
  );
};

export const StatusBadge = ({ status }: { readonly status: Status }) => (
  <span className={`publishing-status publishing-status-${status}`}>{STATUSES[status]}</span>
);
