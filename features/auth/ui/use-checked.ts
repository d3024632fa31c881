import { useState } from 'react';
import type * as z from 'zod/mini';
import { firstIssue } from './first-issue';

/** A field that is checked on input and when it is left, and stays silent until then. */
export const useChecked = (schema: z.ZodMiniType<unknown>) => {
  const [value, setValue] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const issue = firstIssue(schema, value);
  return {
    value,
    isValid: issue === undefined,
    issue: isTouched ? issue : undefined,
    touch: () => setIsTouched(true),
    change: (text: string) => {
      setValue(text);
      setIsTouched(true);
    },
  };
};
