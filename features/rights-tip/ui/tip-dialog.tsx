import { Button } from 'antd';
import { useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsTipOpen } from '../selectors';
import * as styles from './rights-tip.module.css';

const WIDTH = 440;
const LAYER = 1_010;

const RIGHTS = ['VIP 专属权益', '指标数据与加工案例', '工程量清单数据查询', '信息数据服务'] as const;

export default function TipDialog() {
  const send = useSend();
  const isOpen = useSelector(selectIsTipOpen);
  const buy = useRef<HTMLButtonElement>(null);
  const choice = useRef<'buy' | 'tryOut'>(undefined);
  const explanation = useId();
  const choose = (chosen: 'buy' | 'tryOut') => {
    choice.current = chosen;
    send(commands.closeTip());
  };
  // Only now: the next dialog must find the focus where the tip gave it back.
  const serve = () => {
    if (choice.current) send(commands[choice.current]());
    choice.current = undefined;
  };
  return (
    <Dialog
      isOpen={isOpen}
      title="提示"
      width={WIDTH}
      zIndex={LAYER}
      isLight
      aria-describedby={explanation}
      firstFocus={buy}
      afterClose={serve}
      onClose={() => send(commands.closeTip())}
    >
      <div id={explanation}>
        <p className="dialog-text">您还没有本产品的使用权限。开通后可以使用：</p>
        <ul className={styles.list}>
          {RIGHTS.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
      </div>
      <div className="actions">
        <Button size="large" onClick={() => choose('tryOut')}>
          申请试用
        </Button>
        <Button ref={buy} type="primary" size="large" onClick={() => choose('buy')}>
          立即购买
        </Button>
      </div>
    </Dialog>
  );
}
