import { Button, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { formatNumber } from '#src/ui/format';
import { useList } from '#src/ui/listing/use-list';
import { day, KIND_LABELS, RECORD_KINDS } from '../contract';
import { listDriver } from '../list-driver';
import { selectOverview } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './my-data.module.css';

const Kinds = () => {
  const { view, refine } = useList(listDriver);
  const { kind: chosen } = view;
  const overview = useSelector(selectOverview);
  const counts = new Map(overview?.kinds.map(({ kind, count }) => [kind, count]));
  const shown = RECORD_KINDS.filter((kind) => counts.has(kind) || kind === chosen);
  return (
    <div className="row" role="group" aria-label="类别">
      {shown.map((kind) => (
        <button
          key={kind}
          className="pill"
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => refine({ kind: kind === chosen ? undefined : kind })}
        >
          {KIND_LABELS[kind]} <small>{formatNumber(counts.get(kind) ?? 0)}</small>
        </button>
      ))}
    </div>
  );
};

interface DayFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** While a year is typed, the browser tells of the years 2, 20 and 202. */
const EARLIEST = '2000-01-01';
const isWhole = (text: string): boolean => text >= EARLIEST && day.safeParse(text).success;

/** The browser's own calendar. An emptied field counts when it is left: half a date reads as empty, too. */
const DayField = ({ label, value = '', onChange }: DayFieldProps) => {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        min={EARLIEST}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (isWhole(target.value) && target.value !== value) onChange(target.value);
        }}
        onBlur={() => text === '' && value !== '' && onChange(undefined)}
      />
    </p>
  );
};

export function Filters() {
  const { view, refine, filters, clear } = useList(listDriver);
  return (
    <div className={classes('column-tight no-print', styles.filters)}>
      <div className={classes('row', styles.days)}>
        <DayField label="从" value={view.from} onChange={(from) => refine({ from })} />
        <DayField label="到" value={view.to} onChange={(to) => refine({ to })} />
        {filters > 0 && (
          <Button type="link" onClick={clear}>
            清除筛选
          </Button>
        )}
      </div>
      <Kinds />
    </div>
  );
}
