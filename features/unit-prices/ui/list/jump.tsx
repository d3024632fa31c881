import type { RootState } from '#src/kernel/state';
import { useState, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { selectList } from '../../selectors';
import { rowCount } from './row-count';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

/** Straight to a row of the list; readers count from one. */
export const Jump = () => {
  const send = useSend();
  const count = useSelector((state: RootState) => rowCount(selectList(state)));
  // Its rows are still those of the list before.
  const isStale = useSelector((state: RootState) => selectList(state).isStale);
  const [typed, setTyped] = useState('');
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = Number(typed);
    if (isStale || !Number.isInteger(wanted) || wanted < 1 || count === 0) return;
    send(commands.jumpTo({ row: Math.min(wanted, count) - 1 }));
    setTyped('');
  };
  return (
    <form className={classes('inputs', styles.jump)} aria-label="跳到某一条" onSubmit={go}>
      <label>
        第
        <input
          inputMode="numeric"
          aria-label="跳到第几条"
          value={typed}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        />
        条
      </label>
      <button type="submit" className="plain" disabled={typed === '' || isStale}>
        跳转
      </button>
    </form>
  );
};
