import { Button } from 'antd';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectContacts, selectIsContactOpen } from '../selectors';
import * as styles from './service-bar.module.css';

const WIDTH = 400;
const LAYER = 1_010;

function Lines() {
  const contacts = useSelector(selectContacts);
  if (!contacts) return null;
  const { hotline, hours, email } = contacts;
  return (
    <dl className={styles.contact}>
      {hotline && (
        <>
          <dt>客服电话</dt>
          <dd>
            <a href={`tel:${hotline.replace(/[^\d+]/g, '')}`}>{hotline}</a>
          </dd>
        </>
      )}
      {hours && (
        <>
          <dt>服务时间</dt>
          <dd>{hours}</dd>
        </>
      )}
      {email && (
        <>
          <dt>客服邮箱</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
    </dl>
  );
}

/** Stands in for the robot. */
export default function ContactDialog() {
  const send = useSend();
  const isOpen = useSelector(selectIsContactOpen);
  const write = useRef<HTMLButtonElement>(null);
  const isWriting = useRef(false);
  const close = (thenWrite: boolean) => {
    isWriting.current = thenWrite;
    send(commands.closeContact());
  };
  return (
    <Dialog
      isOpen={isOpen}
      title="在线客服"
      width={WIDTH}
      zIndex={LAYER}
      isLight
      firstFocus={write}
      // Only now: the form must find the focus where this dialog gave it back.
      afterClose={() => isWriting.current && send(commands.writeMessage())}
      onClose={() => close(false)}
    >
      <p className="dialog-text">请把问题留给我们，客服会按您留下的电话回复。</p>
      <Lines />
      <div className="actions">
        <Button ref={write} type="primary" size="large" onClick={() => close(true)}>
          给客服留言
        </Button>
      </div>
    </Dialog>
  );
}
