import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Published } from '../contract';
import { selectIsClosing } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './sourcing.module.css';

export function CloseButton({ sourcing: { id, name } }: { readonly sourcing: Published }) {
  const send = useSend();
  const isClosing = useSelector(selectIsClosing(id));
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    send(commands.closeSourcing({ id }));
  };
  return (
    <>
      <Button loading={isClosing} onClick={() => setIsAsking(true)}>
        关闭<span className="sr-only">寻源：{name}</span>
      </Button>
      <Dialog title="关闭寻源" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>“{name}”将不再征集供应商，已有的回应仍可查看。关闭后不能恢复。</p>
        <div className={classes('actions', styles.answers)}>
          <Button size="large" onClick={() => setIsAsking(false)}>
            取消
          </Button>
          <Button size="large" type="primary" danger onClick={close}>
            关闭寻源
          </Button>
        </div>
      </Dialog>
    </>
  );
}
