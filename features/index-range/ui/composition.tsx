import { useId, useState } from 'react';
import { effectiveSamples, recencyMean, recencyShares } from '../../../src/costing/recency';
import { Change } from '../../../src/ui/change';
import { Figure } from '../../../src/ui/figure';
import { digitsOf } from '../../../src/ui/format';
import { StackBar } from '../../../src/ui/stack-bar';
import type { SubjectRange } from '../contract';
import { HALF_LIVES, halfLifeName } from './half-lives';
import { StrataKeys } from './strata-keys';

const DIMENSIONS = { year: '年份', place: '地区', stage: '计价阶段', source: '来源' } as const;

interface Weighed {
  readonly subject: SubjectRange;
  readonly newest: string;
  readonly halfLife: number | null;
}

const Outcome = ({ subject: { row, working }, newest, halfLife }: Weighed) => {
  if (!working || row.recommended === null) return null;
  const months = working.months.map(({ period, n, area, cost }) => ({
    period,
    n,
    weight: area,
    value: cost,
  }));
  const mean = recencyMean(months, newest, halfLife);
  const samples = effectiveSamples(months, newest, halfLife);
  return (
    <p className="range-outcome" role="status">
      {halfLife === null ? '推荐值' : '按新旧加权的推荐值'}{' '}
      <b>
        <Figure value={mean} digits={digitsOf(row.unit)} unit={row.unit} />
      </b>
      {halfLife !== null && mean !== null && (
        <span>
          较不加权 <Change percent={(mean / row.recommended - 1) * 100} digits={1} />
        </span>
      )}
      <span>
        相当于 <Figure value={samples} digits={0} /> 个等权样本
      </span>
    </p>
  );
};

/** Where the samples come from, and what becomes of it when the old ones count for less. */
export const Composition = ({ subject }: { readonly subject: SubjectRange }) => {
  const [at, setAt] = useState(0);
  const id = useId();
  const halfLife = HALF_LIVES[at] ?? null;
  const newest = subject.basis.period ?? subject.working?.months.at(-1)?.period ?? '';
  if (newest === '') return null;
  return (
    <div className="range-composition">
      <div className="range-half-life">
        <label htmlFor={id}>近期样本权重</label>
        <input
          id={id}
          type="range"
          min={0}
          max={HALF_LIVES.length - 1}
          step={1}
          value={at}
          aria-valuetext={halfLifeName(halfLife)}
          onChange={({ target }) => setAt(Number(target.value))}
        />
        <output htmlFor={id}>{halfLifeName(halfLife)}</output>
      </div>
      <Outcome subject={subject} newest={newest} halfLife={halfLife} />
      {(Object.keys(DIMENSIONS) as (keyof typeof DIMENSIONS)[]).map((dimension) => {
        const parts = recencyShares(subject.composition[dimension], newest, halfLife);
        return (
          <div key={dimension} className="range-stratum">
            <h4>{DIMENSIONS[dimension]}</h4>
            <StackBar parts={parts} label={`样本按${DIMENSIONS[dimension]}的构成`} />
            <StrataKeys parts={parts} strata={subject.composition[dimension]} />
          </div>
        );
      })}
    </div>
  );
};
