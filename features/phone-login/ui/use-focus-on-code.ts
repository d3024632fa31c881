import type { InputRef } from 'antd';
import { useEffect, type RefObject } from 'react';

/** The captcha's dialog takes the focus with it when it leaves, a moment after the code was sent. */
const FIRST_SECONDS = 57;

/** Hands a focus that nobody holds to the field that is needed next. */
export const useFocusOnCode = (field: RefObject<InputRef | null>, secondsLeft: number): void => {
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
