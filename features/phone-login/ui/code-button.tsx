import { Button } from 'antd';
import type { MouseEventHandler } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSending, selectSecondsLeft } from '../selectors';
import { codeButtonText } from './labels';
import * as styles from './phone.module.css';

/** Counts down in its own text; a screen reader is told the number when it comes by, not every second. */
export const CodeButton = ({ onPress }: { readonly onPress: MouseEventHandler<HTMLElement> }) => {
  const secondsLeft = useSelector(selectSecondsLeft);
  const isSending = useSelector(selectIsSending);
  return (
    <Button
      className={styles.codeButton}
      size="large"
      loading={isSending}
      disabled={secondsLeft > 0}
      onClick={onPress}
    >
      {codeButtonText(isSending, secondsLeft)}
    </Button>
  );
};
