import { Button, Input } from 'antd';
import { useState } from 'react';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { MOST_DAYS } from '../contract/privacy';
import * as styles from './console.module.css';

export interface RetentionDaysProps {
  readonly section: string;
  readonly name: string;
  readonly days: number | null;
  /** Days of everything. */
  readonly most: number | null;
}

/** Days of one section; empty: as long as everything. What a shorter time takes away is gone within the hour. */
export function RetentionDays({ section, name, days, most }: RetentionDaysProps) {
  const send = useSend();
  const kept = days === null ? '' : String(days);
  const [text, setText] = useState(kept);
  const [isAsking, setIsAsking] = useState(false);
  const longest = most ?? MOST_DAYS;
  const wanted = text.trim() === '' ? undefined : Number(text);
  const isWrong = wanted !== undefined && !(Number.isInteger(wanted) && wanted >= 1 && wanted <= longest);
  const isShorter = wanted !== undefined && wanted < (days ?? longest);
  const save = () => {
    setIsAsking(false);
    send(commands.limitRetention({ section, ...(wanted !== undefined && { days: wanted }) }));
  };
  return (
    <form
      className={styles.tools}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong || text.trim() === kept) return;
        if (isShorter) setIsAsking(true);
        else save();
      }}
    >
      <Input
        size="small"
        className={styles.days ?? ''}
        inputMode="numeric"
        placeholder="同全部"
        aria-label={`${name}保存天数`}
        aria-invalid={isWrong}
        {...(isWrong && { status: 'error' as const })}
        value={text}
        maxLength={6}
        onChange={({ target }) => setText(target.value)}
      />
      {isWrong ? (
        <span role="alert" className="bad">
          请填 1 至 {longest} 的整数
        </span>
      ) : (
        text.trim() !== kept && (
          <button type="submit" className="plain" aria-label={`保存${name}的期限`}>
            保存
          </button>
        )
      )}
      <Dialog isOpen={isAsking} title={`${name}只保存 ${text.trim()} 天`} onClose={() => setIsAsking(false)}>
        <p>更早的“{name}”事件在一小时内删除，不能恢复。</p>
        <div className={styles.bar}>
          <Button onClick={() => setIsAsking(false)}>取消</Button>
          <Button danger type="primary" onClick={save}>
            缩短并删除
          </Button>
        </div>
      </Dialog>
    </form>
  );
}
