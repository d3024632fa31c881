import { useState } from 'react';
import type * as z from 'zod/mini';
import { digitsIn, issueOf } from './digits';

/** A field of digits that is checked on input and when it is left, and stays silent until then. */
export const useDigits = (schema: z.ZodMiniType<unknown>, limit: number, start = '') => {
  const [value, setValue] = useState(start);
  const [isTouched, setIsTouched] = useState(false);
  const issue = issueOf(schema, value);
  return {
    value,
    isValid: issue === undefined,
    issue: isTouched ? issue : undefined,
    touch: () => setIsTouched(true),
    // What an input method is still composing is left alone; what it leaves behind is cleaned when it is done.
    change: (text: string, isComposing: boolean) => {
      setValue(isComposing ? text : digitsIn(text, limit));
      setIsTouched(true);
    },
  };
};

export type Digits = ReturnType<typeof useDigits>;
