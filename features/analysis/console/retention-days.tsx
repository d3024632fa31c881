import { InputNumber } from 'antd';
import { useState } from 'react';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import * as styles from './console.module.css';

export interface RetentionDaysProps {
  readonly section: string;
  readonly name: string;
  readonly days: number | null;
  /** Days of everything. */
  readonly most: number | null;
}

/** Days of one section; empty: as long as everything. */
export function RetentionDays({ section, name, days, most }: RetentionDaysProps) {
  const send = useSend();
  const [value, setValue] = useState(days);
  return (
    <form
      className={styles.tools}
      onSubmit={(event) => {
        event.preventDefault();
        send(commands.limitRetention({ section, ...(value !== null && { days: value }) }));
      }}
    >
      <InputNumber
        size="small"
        min={1}
        precision={0}
        {...(most !== null && { max: most })}
        placeholder="同全部"
        aria-label={`${name}保存天数`}
        value={value}
        onChange={setValue}
      />
      {value !== days && (
        <button type="submit" className="plain" aria-label={`保存${name}的期限`}>
          保存
        </button>
      )}
    </form>
  );
}
