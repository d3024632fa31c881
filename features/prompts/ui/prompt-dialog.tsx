import { Button } from 'antd';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Prompt } from '#src/kernel/shared-events';
import { selectPrompt } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './prompts.module.css';

const WIDTH = 420;
/** Above the dialogs a member works in, under the captcha. */
const LAYER = 1_070;

const OK = { key: 'ok', label: '知道了', isMain: true } as const;
const buttonsOf = ({ buttons }: Prompt) => (buttons?.length ? buttons : [OK]);

interface ButtonsProps {
  readonly prompt: Prompt;
  readonly main: RefObject<HTMLButtonElement | null>;
  readonly isOpened: RefObject<boolean>;
}

function Buttons({ prompt, main, isOpened }: ButtonsProps) {
  const send = useSend();
  // Only of the next in an open dialog: one that opens first has to see where the focus was.
  useEffect(() => {
    if (isOpened.current) main.current?.focus();
  }, [isOpened, main]);
  return (
    <div className="actions">
      {buttonsOf(prompt).map(({ key, label, isMain }) => (
        <Button
          key={key}
          size="large"
          ref={isMain ? main : null}
          type={isMain ? 'primary' : 'default'}
          onClick={() => send(commands.answer({ id: prompt.id, key }))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

export default function PromptDialog() {
  const send = useSend();
  const prompt = useSelector(selectPrompt);
  const text = useId();
  const main = useRef<HTMLButtonElement>(null);
  const isOpened = useRef(false);
  return (
    <Dialog
      isOpen={prompt !== undefined}
      title={prompt?.title}
      width={WIDTH}
      zIndex={LAYER}
      aria-describedby={text}
      firstFocus={main}
      afterOpenChange={(open) => {
        isOpened.current = open;
      }}
      onClose={() => prompt && send(commands.answer({ id: prompt.id }))}
    >
      <p id={text} className={classes('dialog-text', styles.text)}>
        {prompt?.text}
      </p>
      {prompt && <Buttons key={prompt.id} {...{ prompt, main, isOpened }} />}
    </Dialog>
  );
}
