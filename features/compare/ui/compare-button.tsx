import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { MOST } from '../contract';
import { selectTray } from '../selectors';
import * as styles from './compare.module.css';

const FULL = `对比栏已满，一次至多 ${MOST} 个工程`;

export interface CompareButtonProps {
  readonly id: string;
  /** For the tray, and for those who hear the button alone. */
  readonly name: string;
}

/** In a list: ticked while the project is in the tray, which keeps it from page to page. */
export function CompareBox({ id, name }: CompareButtonProps) {
  const send = useSend();
  const tray = useSelector(selectTray);
  const isIn = tray.some((item) => item.id === id);
  const isFull = !isIn && tray.length >= MOST;
  return (
    <label className={styles.box} title={isFull ? FULL : undefined}>
      <input
        type="checkbox"
        aria-label={`选入对比：${name}`}
        checked={isIn}
        onChange={() => send(commands.toggle({ id, name }))}
      />
      <span>对比</span>
    </label>
  );
}

export function CompareButton({ id, name }: CompareButtonProps) {
  const send = useSend();
  const isIn = useSelector(selectTray).some((item) => item.id === id);
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isIn}
      aria-label={`对比：${name}`}
      title={isIn ? '移出对比栏' : '加入对比栏'}
      onClick={() => send(commands.toggle({ id, name }))}
    >
      对比
    </button>
  );
}
