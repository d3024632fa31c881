import { useState } from 'react';

export interface PriceFieldProps {
  readonly id: string;
  readonly label: string;
  /** 元 */
  readonly value: number | undefined;
  readonly own: number;
  readonly onChange: (price: number | undefined) => void;
}

const MOST = 10_000_000;
const isPrice = (text: string) => /^\d+(\.\d{1,4})?$/.test(text) && Number(text) <= MOST;
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Empty gives the record's own price back. */
export const PriceField = ({ id, label, value, own, onChange }: PriceFieldProps) => {
  const [draft, setDraft] = useState(textOf(value));
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setDraft(textOf(value));
  }
  const type = (text: string) => {
    setDraft(text);
    const price = text.trim();
    if (price !== '' && !isPrice(price)) return;
    const given = price === '' ? undefined : Number(price);
    setLast(given);
    onChange(given);
  };
  return (
    <input
      id={id}
      className="unit-price-field"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={draft.trim() !== '' && !isPrice(draft.trim())}
      placeholder={own.toFixed(2)}
      value={draft}
      onChange={({ target }) => type(target.value)}
    />
  );
};
