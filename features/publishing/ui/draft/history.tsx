import { STEPS } from '../../contract';
import type { Draft } from '../../contract-draft';
import { minuteAt } from '#src/contract/shanghai-time';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

/** Who did what, when and why; the latest first. */
export const History = ({ draft }: { readonly draft: Draft }) => (
  <ol className={classes('column-tight', styles.history)}>
    {draft.history.toReversed().map(({ step, actor, at, reason }, index) => (
      <li key={`${at} ${index}`}>
        <b>{STEPS[step]}</b>
        <span>
          {actor} · <time dateTime={at}>{minuteAt(at)}</time>
        </span>
        {reason && <p>{reason}</p>}
      </li>
    ))}
  </ol>
);
