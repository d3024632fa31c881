import { useId, useState } from 'react';
import './filter.css';

export interface NumberRangeProps {
  readonly label: string;
  readonly unit: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly onChoose: (range: { readonly from: number | undefined; readonly to: number | undefined }) => void;
}

const NUMBER = /^\d{1,12}(\.\d{1,2})?$/;
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));
const plain = (text: string) => text.replace(/[,，\s]/g, '');

const complaintOf = (from: string, to: string): string | undefined => {
  if ([from, to].some((text) => text !== '' && !NUMBER.test(text))) return '请填写数字，至多两位小数';
  return from !== '' && to !== '' && Number(from) > Number(to) ? '下限大于上限' : undefined;
};

/** Two numbers, asked for when the field is left or Enter is pressed; what is typed wrong stays and says so. */
export const NumberRange = ({ label, unit, from, to, onChoose }: NumberRangeProps) => {
  const [draft, setDraft] = useState({ from: textOf(from), to: textOf(to) });
  const [last, setLast] = useState({ from, to });
  if (last.from !== from || last.to !== to) {
    setLast({ from, to });
    setDraft({ from: textOf(from), to: textOf(to) });
  }
  const complaintId = useId();
  const complaint = complaintOf(draft.from, draft.to);
  const numberOf = (text: string) => (text === '' ? undefined : Number(text));
  const choose = () => {
    const range = { from: numberOf(draft.from), to: numberOf(draft.to) };
    if (!complaint && (range.from !== from || range.to !== to)) onChoose(range);
  };
  const input = (end: 'from' | 'to', name: string) => (
    <input
      className="filter-number"
      aria-label={`${label}${name}（${unit}）`}
      aria-invalid={complaint !== undefined}
      aria-describedby={complaint && complaintId}
      placeholder={name}
      inputMode="decimal"
      maxLength={16}
      value={draft[end]}
      onChange={({ target }) => setDraft({ ...draft, [end]: plain(target.value) })}
      onBlur={choose}
      onKeyDown={({ key }) => {
        if (key === 'Enter') choose();
      }}
    />
  );
  return (
    <div
      className="filter-field filter-numbers"
      role="group"
      aria-label={label}
      data-chosen={from !== undefined || to !== undefined}
    >
      <span aria-hidden>{label}</span>
      {input('from', '下限')}
      <span aria-hidden>–</span>
      {input('to', '上限')}
      <span aria-hidden>{unit}</span>
      {complaint && (
        <em id={complaintId} role="alert">
          {complaint}
        </em>
      )}
    </div>
  );
};
