import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Change } from '#src/ui/change.tsx';
import { classes } from '#src/ui/classes';
import { Figure } from '#src/ui/figure.tsx';
import { digitsOf } from '#src/costing/digits';
import { formatNumber } from '#src/ui/format';
import { StackBar, StackKey } from '#src/ui/stack-bar.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { SubjectRange } from '../contract';
import { selectSubject } from '../selectors';
import {
  DIMENSIONS,
  HALF_LIVES,
  halfLifeName,
  weighedMean,
  weighedParts,
  type Dimension,
  type WeighedPart,
} from '../weighed';
import { meanName } from './labels';
import * as styles from './range.module.css';

/** Names of the colours, with how many samples each stands for. */
const StrataKeys = ({ parts }: { readonly parts: readonly WeighedPart[] }) => (
  <ul className={styles.keys}>
    {parts.map(({ stratum: { name }, n, share }, index) => (
      <li key={name}>
        <StackKey index={index} />
        {name} <span>{formatNumber(n)} 个</span> <span>{formatNumber(share, 1)}%</span>
      </li>
    ))}
  </ul>
);

interface Weighed {
  readonly subject: SubjectRange;
  readonly halfLife: number | null;
}

const Outcome = ({ subject, halfLife }: Weighed) => {
  const weighed = weighedMean(subject, halfLife);
  if (!weighed) return null;
  const { mean, samples, change } = weighed;
  const { unit } = subject.row;
  return (
    <p className={styles.outcome} role="status">
      {meanName(halfLife)}{' '}
      <b>
        <Figure value={mean} digits={digitsOf(unit)} unit={unit} />
      </b>
      {change !== null && (
        <span>
          较不加权 <Change percent={change} digits={1} />
        </span>
      )}
      <span>
        相当于 <Figure value={samples} digits={0} /> 个等权样本
      </span>
    </p>
  );
};

const Stratum = ({ subject, halfLife, dimension }: Weighed & { readonly dimension: Dimension }) => {
  const weighed = weighedParts(subject, dimension, halfLife) ?? [];
  const parts = weighed.map(({ stratum: { name }, share }) => ({ name, share }));
  return (
    <div className={styles.stratum}>
      <h4>{DIMENSIONS[dimension]}</h4>
      <StackBar parts={parts} label={`样本按${DIMENSIONS[dimension]}的构成`} />
      <StrataKeys parts={weighed} />
    </div>
  );
};

/** Where the samples come from, and what becomes of it when the old ones count for less. */
export const Composition = ({ subject }: { readonly subject: SubjectRange }) => {
  const send = useSend();
  const { halfLife } = useSelector(selectSubject);
  const id = useId();
  if (weighedParts(subject, 'year', halfLife) === undefined) return null;
  return (
    <div className="column">
      <div className={classes('row', styles.halfLife)}>
        <label htmlFor={id}>近期样本权重</label>
        <input
          id={id}
          type="range"
          min={0}
          max={HALF_LIVES.length - 1}
          step={1}
          value={HALF_LIVES.findIndex((each) => each === halfLife)}
          aria-valuetext={halfLifeName(halfLife)}
          onChange={({ target }) =>
            send(commands.weighByAge({ halfLife: HALF_LIVES[Number(target.value)] ?? null }))
          }
        />
        <output htmlFor={id}>{halfLifeName(halfLife)}</output>
      </div>
      <Outcome subject={subject} halfLife={halfLife} />
      {(Object.keys(DIMENSIONS) as Dimension[]).map((dimension) => (
        <Stratum key={dimension} subject={subject} halfLife={halfLife} dimension={dimension} />
      ))}
    </div>
  );
};
