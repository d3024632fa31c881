import { Tour } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Elements } from '../elements';
import { selectMember, type Running } from '../selectors';
import { TARGETS } from '../targets';
import { TOURS } from '../tours';
import { stepAfter, stepAt, stepsFor } from '../way';
import * as styles from './guides.module.css';

/** Above what stands on the page and what sticks to the window, under dialogs. */
const LAYER = 990;
const FRAMES = 60;

/** The popup is placed before it is shown, and what is not shown takes no focus. */
const useFocusOn = (isOpen: boolean, step: number) => {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let frame = 0;
    let tries = 0;
    const focus = () => {
      const { current } = main;
      current?.focus({ preventScroll: true });
      tries += 1;
      if ((!current || current.ownerDocument.activeElement !== current) && tries < FRAMES)
        // eslint-disable-next-line no-restricted-globals -- waits for a drawing, which no stream tells of.
        frame = requestAnimationFrame(focus);
    };
    if (isOpen) focus();
    return () => cancelAnimationFrame(frame);
  }, [isOpen, step]);
  return main;
};

export interface GuideTipProps extends Pick<Elements, 'find'> {
  readonly running: Running;
}

export default function GuideTip({ running, find }: GuideTipProps) {
  const send = useSend();
  const member = useSelector(selectMember);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const main = useFocusOn(isOpen, running.step);
  const title = useId();
  const text = useId();
  const step = stepAt(running);
  if (!member || !step) return null;
  const isLast = stepAfter(running, member) === undefined;
  const { guide, step: at } = running;
  const panel = (
    <div className={styles.panel} role="dialog" aria-labelledby={title} aria-describedby={text}>
      <p className="muted">
        {TOURS[guide].title} · 第 {at + 1} 步，共 {stepsFor(guide, member)} 步
      </p>
      <h2 id={title} className={styles.title}>
        {step.title}
      </h2>
      <p id={text}>{step.content}</p>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => send(commands.closeGuide())}>
          结束引导
        </button>
        {at > 0 && (
          <button type="button" className="button" onClick={() => send(commands.goBack())}>
            上一步
          </button>
        )}
        <button type="button" className="button button-fill" ref={main} onClick={() => send(commands.goOn())}>
          {isLast ? '完成' : '下一步'}
        </button>
      </div>
    </div>
  );
  return (
    <AntdProvider>
      <Tour
        open={isOpen}
        current={0}
        keyboard={false}
        closable={false}
        zIndex={LAYER}
        styles={{ section: { maxWidth: 'calc(100vw - 48px)' }, footer: { display: 'none' } }}
        steps={[
          {
            target: () => find(TARGETS[step.target]) as HTMLElement,
            title: undefined,
            placement: step.placement,
            description: panel,
          },
        ]}
        actionsRender={() => null}
      />
    </AntdProvider>
  );
}
