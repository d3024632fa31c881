import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { price as priceText } from '#src/contract/fields';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

export interface PriceFieldProps {
  readonly id: string;
  readonly label: string;
  /** 元 */
  readonly value: number | undefined;
  readonly own: number;
  readonly onChange: (price: number | undefined) => void;
}

const problemOf = (text: string): string | undefined =>
  z.safeParse(priceText, text).error?.issues[0]?.message;
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Empty gives the record's own price back. */
export const PriceField = ({ id, label, value, own, onChange }: PriceFieldProps) => {
  const [draft, setDraft] = useState(textOf(value));
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setDraft(textOf(value));
  }
  const problem = problemOf(draft);
  const problemId = useId();
  const type = (text: string) => {
    setDraft(text);
    if (problemOf(text) !== undefined) return;
    const price = text.trim();
    const given = price === '' ? undefined : Number(price);
    setLast(given);
    onChange(given);
  };
  return (
    <>
      <input
        id={id}
        className={classes('input', styles.priceField)}
        inputMode="decimal"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        placeholder={own.toFixed(2)}
        value={draft}
        onChange={({ target }) => type(target.value)}
      />
      <small className={classes('muted bad', styles.issue)} id={problemId} role="status">
        {problem}
      </small>
    </>
  );
};
