import { Button, type InputRef } from 'antd';
import { useEffect, useRef, type MouseEventHandler, type RefObject } from 'react';
import { TextField } from './text-field';
import type { FormField } from './use-form';

export const codeButtonText = (isSending: boolean, secondsLeft: number): string => {
  if (isSending) return '正在获取';
  return secondsLeft > 0 ? `${secondsLeft} 秒后重新获取` : '获取验证码';
};

/** The captcha's dialog takes the focus with it when it leaves, a moment after the code was sent. */
const FIRST_SECONDS = 57;

/** Hands a focus that nobody holds to the field that is needed next. */
const useFocusOnCode = (field: RefObject<InputRef | null>, secondsLeft: number): void => {
  useEffect(() => {
    if (secondsLeft < FIRST_SECONDS) return;
    const input = field.current?.input;
    if (!input) return;
    const { activeElement, body } = input.ownerDocument;
    const isFree =
      !activeElement || activeElement === body || activeElement.matches(':disabled, [role=dialog]');
    if (isFree) input.focus();
  }, [field, secondsLeft]);
};

export interface CodeFieldProps {
  readonly field: FormField<string>;
  readonly isSending: boolean;
  /** Until the next code may be asked for. The button counts down; a screen reader is told the number when it comes by. */
  readonly secondsLeft: number;
  readonly onRequest: MouseEventHandler<HTMLElement>;
}

/** The code of an SMS, and the button that asks for one. */
export const CodeField = ({ field, isSending, secondsLeft, onRequest }: CodeFieldProps) => {
  const input = useRef<InputRef>(null);
  useFocusOnCode(input, secondsLeft);
  const button = (
    <Button
      className="form-code-button"
      size="large"
      loading={isSending}
      disabled={secondsLeft > 0}
      onClick={onRequest}
    >
      {codeButtonText(isSending, secondsLeft)}
    </Button>
  );
  return (
    <TextField
      label="验证码"
      field={field}
      inputRef={input}
      inputMode="numeric"
      autoComplete="one-time-code"
      beside={button}
    />
  );
};
