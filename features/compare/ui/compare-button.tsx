import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectTray } from '../selectors';
import * as styles from './compare.module.css';

export interface CompareButtonProps {
  readonly id: string;
  /** For the tray, and for those who hear the button alone. */
  readonly name: string;
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
