import { STEPS } from '../../contract';
import type { Draft } from '../../contract-draft';
import { timeText } from '../labels';

/** Who did what, when and why; the latest first. */
export const History = ({ draft }: { readonly draft: Draft }) => (
  <ol className="publishing-history">
    {draft.history.toReversed().map(({ step, actor, at, reason }, index) => (
      <li key={`${at} ${index}`}>
        <b>{STEPS[step]}</b>
        <span>
          {actor} · <time dateTime={at}>{timeText(at)}</time>
        </span>
        {reason && <p>{reason}</p>}
      </li>
    ))}
  </ol>
);
