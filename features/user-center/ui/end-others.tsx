import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsEndingOthers } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './member.module.css';

export function EndOthers({ count }: { readonly count: number }) {
  const send = useSend();
  const isEnding = useSelector(selectIsEndingOthers);
  const [isAsking, setIsAsking] = useState(false);
  const end = () => {
    setIsAsking(false);
    send(commands.endOtherDevices());
  };
  return (
    <>
      <Button danger loading={isEnding} disabled={count === 0} onClick={() => setIsAsking(true)}>
        退出其他所有设备
      </Button>
      <Dialog title="退出其他所有设备" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>另外 {count} 处登录会立即退出，那里没有保存的内容可能丢失。本机保持登录。</p>
        <div className={classes('actions', styles.answers)}>
          <Button size="large" onClick={() => setIsAsking(false)}>
            取消
          </Button>
          <Button size="large" type="primary" danger onClick={end}>
            全部退出
          </Button>
        </div>
      </Dialog>
    </>
  );
}
