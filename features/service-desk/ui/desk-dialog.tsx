import { Button, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsDeskOpen, selectNumber, selectOffer, selectPurpose, selectRound } from '../selectors';
import { InquiryForm } from './inquiry-form';
import { words } from './labels';
import { useInquiry } from './use-inquiry';
import * as styles from './desk.module.css';

interface ReceiptProps {
  readonly thanks: string;
  readonly number: string;
  readonly onClose: () => void;
}

function Receipt({ thanks, number, onClose }: ReceiptProps) {
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

const WIDTH = { wide: 720, narrow: 480 };
const LAYER = 1_020;

function Hotline() {
  const contacts = useSelector(selectOffer)?.contacts;
  if (!contacts?.hotline) return null;
  const { hotline, hours, isSample } = contacts;
  return (
    <p className={styles.hotline}>
      <SampleBadge sample={isSample ?? false} /> 客服电话{' '}
      {isSample ? hotline : <a href={`tel:${hotline.replace(/[^\d+]/g, '')}`}>{hotline}</a>}
      {hours && <span className="muted"> {hours}</span>}
    </p>
  );
}

function Desk() {
  const send = useSend();
  const isOpen = useSelector(selectIsDeskOpen);
  const purpose = useSelector(selectPurpose);
  const number = useSelector(selectNumber);
  const form = useInquiry(purpose);
  const firstInput = useRef<InputRef>(null);
  const { title, why, thanks } = words[purpose];
  const close = () => send(commands.closeDesk());
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      width={purpose === 'buy' ? WIDTH.wide : WIDTH.narrow}
      zIndex={LAYER}
      // The packages are read first.
      {...(purpose !== 'buy' && { firstFocus: firstInput })}
      onClose={close}
    >
      {number === undefined ? (
        <>
          <p className="dialog-text">{why}</p>
          {purpose === 'buy' && (
            <p className="dialog-text">
              <a className="button" href="#/usercenter/orders" onClick={close}>
                直接下单
              </a>
            </p>
          )}
          <Hotline />
          <InquiryForm form={form} firstInput={firstInput} onCancel={close} />
        </>
      ) : (
        <Receipt thanks={thanks} number={number} onClose={close} />
      )}
    </Dialog>
  );
}

/** Packages and how to reach somebody who sells them; the same form takes questions. */
export default function DeskDialog() {
  return <Desk key={useSelector(selectRound)} />;
}
