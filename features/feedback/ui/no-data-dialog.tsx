import { Button } from 'antd';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsNoDataOpen, selectSought } from '../selectors';

const WIDTH = 440;
const LAYER = 1_010;

export default function NoDataDialog() {
  const send = useSend();
  const isOpen = useSelector(selectIsNoDataOpen);
  const sought = useSelector(selectSought);
  const ask = useRef<HTMLButtonElement>(null);
  const isAsking = useRef(false);
  const close = (thenAsk: boolean) => {
    isAsking.current = thenAsk;
    send(commands.closeNoData());
  };
  return (
    <Dialog
      isOpen={isOpen}
      title="暂无数据"
      width={WIDTH}
      zIndex={LAYER}
      isLight
      firstFocus={ask}
      // Only now: the form must find the focus where this dialog gave it back.
      afterClose={() => isAsking.current && send(commands.askForData())}
      onClose={() => close(false)}
    >
      <p className="dialog-text">
        站内还没有与“{sought}
        ”相关的数据。可以告诉我们需要的内容、地区和时间；登录后提交的，答复在会员中心的“消息中心”。
      </p>
      <div className="actions">
        <Button size="large" onClick={() => close(false)}>
          知道了
        </Button>
        <Button ref={ask} type="primary" size="large" onClick={() => close(true)}>
          填写需求
        </Button>
      </div>
    </Dialog>
  );
}
