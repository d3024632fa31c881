import { useId } from 'react';
import './working.css';

export interface WorkingInput {
  readonly label: string;
  /** As it stands in the formula, with its unit. */
  readonly value: string;
  /** Issue, status or series the value is taken from. */
  readonly source?: string | undefined;
}

export interface WorkingProps {
  /** What is worked out: 折算到 2025-09 广东. */
  readonly title?: string;
  /** `2,980.00 × 100.9/104.2 × 1.08/0.97` */
  readonly formula: string;
  /** `3,212.86 元/㎡` */
  readonly result: string;
  readonly inputs: readonly WorkingInput[];
  /** One line that can stand in a review opinion by itself. */
  readonly citation: string;
  readonly onCopy: (citation: string) => void;
  /** What became of the last copy; told to screen readers, too. */
  readonly copied?: 'done' | 'refused' | undefined;
}

const OUTCOMES = { done: '已复制', refused: '浏览器没有允许复制，请选中下面的引用自行复制' } as const;

/** The way a figure was arrived at: formula, what went into it, and a citation to take along. */
export const Working = ({
  title = '算式',
  formula,
  result,
  inputs,
  citation,
  onCopy,
  copied,
}: WorkingProps) => {
  const id = useId();
  return (
    <section className="working" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="working-formula">
        <span>{formula}</span> <b>= {result}</b>
      </p>
      <dl className="working-inputs">
        {inputs.map(({ label, value, source }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {source && <small>{source}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="row working-citation">
        <p>{citation}</p>
        <button type="button" className="button" onClick={() => onCopy(citation)}>
          复制引用
        </button>
        <span className="muted working-outcome" role="status">
          {copied && OUTCOMES[copied]}
        </span>
      </div>
    </section>
  );
};
