import { useState } from 'react';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { CALCULATIONS } from '../calculations';
import {
  issueOf,
  optionsOf,
  type Calculation,
  type Input,
  type Step,
  type Table,
  type Worked,
} from '../calculations/calculation';
import type { Section } from '../contract';
import * as styles from './learning.module.css';

interface InputFieldProps {
  readonly input: Input;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const valueOf = (input: Input, text: string): string | number =>
  optionsOf(input) ? text : text.trim() === '' ? Number.NaN : Number(text);

const InputField = ({ input, text, onChange }: InputFieldProps) => {
  const options = optionsOf(input);
  const issue = issueOf(input, valueOf(input, text));
  return (
    <label className={styles.input}>
      <span>
        {input.label}
        {'unit' in input && input.unit !== '' && `（${input.unit}）`}
      </span>
      {options ? (
        <select className="input" value={text} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          className="input"
          inputMode="decimal"
          value={text}
          aria-invalid={issue !== undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {issue && <small className="bad">应为 {issue}</small>}
    </label>
  );
};

const stepColumns: readonly Column<Step>[] = [
  { key: 'label', title: '项目', card: 'name', cell: ({ label }) => label },
  { key: 'working', title: '算式', card: 'foot', cell: ({ working }) => working },
  {
    key: 'value',
    title: '结果',
    numeric: true,
    card: 'figure',
    className: styles.result,
    cell: ({ value, unit, digits = 2, isResult }) => (
      <span className={isResult && styles.strong}>
        <Figure value={value} digits={digits} unit={unit} />
      </span>
    ),
  },
];

const tableColumns = ({ head, digits }: Table): readonly Column<Table['rows'][number]>[] =>
  head.map((title, at) => ({
    key: title,
    title,
    numeric: at > 0,
    unbroken: at === 0,
    cell: (row) => {
      const cell = row[at];
      return typeof cell === 'number' ? <Figure value={cell} digits={digits} /> : cell;
    },
  }));

const textsOf = ({ inputs }: Calculation, values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, { start }]) => [name, String(values[name] ?? start)]),
  );

const WorkedOut = ({ title, steps, table }: Worked & Pick<Calculation, 'title'>) => (
  <>
    <DataTable
      asCards
      caption={`${title}的算式`}
      columns={stepColumns}
      rows={steps}
      rowKey={({ label }) => label}
    />
    {table && (
      <>
        <h3>{table.caption}</h3>
        <DataTable
          caption={table.caption}
          columns={tableColumns(table)}
          rows={table.rows}
          rowKey={([label]) => label}
        />
      </>
    )}
  </>
);

export interface CalculationPanelProps {
  readonly calculation: NonNullable<Section['calculation']>;
}

const UNCLEAR = '有数值不在范围内，改正后重算。';

/** Works out anew with every change; what cannot be worked with has no result. */
export function CalculationPanel({ calculation: { name, values } }: CalculationPanelProps) {
  const calculation: Calculation | undefined = (CALCULATIONS as Readonly<Record<string, Calculation>>)[name];
  const example = calculation ? textsOf(calculation, values) : {};
  const [texts, setTexts] = useState(example);
  if (!calculation) return null;
  const given = Object.fromEntries(
    Object.entries(calculation.inputs).map(([key, input]) => [key, valueOf(input, texts[key] ?? '')]),
  );
  const isWorkable = Object.entries(calculation.inputs).every(([key, input]) => !issueOf(input, given[key]));
  const refusal = isWorkable ? calculation.refuse(given) : UNCLEAR;
  const isExample = Object.keys(example).every((key) => texts[key] === example[key]);
  return (
    <div className={styles.panel}>
      <div className={styles.inputs} role="group" aria-label={`${calculation.title}：可改的数值`}>
        {Object.entries(calculation.inputs).map(([key, input]) => (
          <InputField
            key={key}
            input={input}
            text={texts[key] ?? ''}
            onChange={(text) => setTexts((before) => ({ ...before, [key]: text }))}
          />
        ))}
      </div>
      <p className="row muted">
        <span>{isExample ? '以上是文中的数值，改动后下面随即重算。' : '已改动，与文中所述不再一致。'}</span>
        {!isExample && (
          <button type="button" className="plain" onClick={() => setTexts(example)}>
            恢复文中数值
          </button>
        )}
      </p>
      <div role="status">{refusal && <p className="callout">{refusal}</p>}</div>
      {refusal === undefined && <WorkedOut title={calculation.title} {...calculation.work(given)} />}
      {calculation.simplified && <p className="muted">口径：{calculation.simplified}</p>}
    </div>
  );
}
