import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import * as styles from './desk.module.css';

interface ReceiptProps {
  readonly thanks: string;
  readonly number: string;
  readonly onClose: () => void;
}

export function Receipt({ thanks, number, onClose }: ReceiptProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={styles.receipt}>
      <div role="status">
        <h3>{thanks}</h3>
        <p>
          受理编号 <b>{number}</b>
        </p>
      </div>
      <p className="muted">联系客服时报出编号，可以查到本次提交。</p>
      <div className="actions">
        <Button ref={close} type="primary" size="large" onClick={onClose}>
          知道了
        </Button>
      </div>
    </div>
  );
}
