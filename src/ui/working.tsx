import './figure-card/styles/working.css';

export interface WorkingInput {
  readonly label: string;
  readonly value: string;
  /** Where the input itself comes from. */
  readonly source?: string | undefined;
}
export interface WorkingProps {
  /** 2,980.00 × 100.90 / 104.20 */
  readonly formula: string;
  readonly result: string;
  readonly inputs: readonly WorkingInput[];
  /** One line for a review opinion. */
  readonly citation: string;
  readonly onCopy: (citation: string) => void;
}

/** How a figure was worked out, so that anybody can do it again. */
export const Working = ({ formula, result, inputs, citation, onCopy }: WorkingProps) => (
  <div className="working">
    <p className="working-formula">
      {formula} = <b>{result}</b>
    </p>
    <dl className="working-inputs" aria-label="算式中的数值">
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
    <button type="button" className="button working-copy" onClick={() => onCopy(citation)}>
      复制引用
    </button>
  </div>
);
