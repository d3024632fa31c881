import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Dialog } from './dialog/dialog';
import { goOnAtPage } from './dialog/go-on-at-page';

interface AskingButtonProps {
  readonly name: string;
  /** Of this one among others: 补签 2026-11-20. */
  readonly label: string;
  /** What comes of it, and that it does not go back. */
  readonly text: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly isSmall?: boolean;
  readonly isDisabled?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before it does what cannot be undone. What is done takes the button away, and the focus with it. */
export function AskingButton({
  name,
  label,
  text,
  confirm,
  isBusy,
  isSmall = false,
  isDisabled = false,
  onConfirm,
}: AskingButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  useEffect(() => goOnAtPage, []);
  return (
    <>
      <Button
        loading={isBusy}
        disabled={isDisabled}
        {...(isSmall && { size: 'small' as const })}
        aria-label={label}
        onClick={() => setIsAsking(true)}
      >
        {name}
      </Button>
      <Dialog title={label} isOpen={isAsking} onClose={close}>
        <p className="dialog-text">{text}</p>
        <div className="actions">
          <Button size="large" onClick={close}>
            取消
          </Button>
          <Button
            size="large"
            type="primary"
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
