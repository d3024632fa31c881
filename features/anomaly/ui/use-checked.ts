import { useState } from 'react';
import * as z from 'zod/mini';

/** A field that is judged from the first time it is left on. */
export const useChecked = (schema: z.ZodMiniType<string, string>) => {
  const [value, change] = useState('');
  const [isTouched, setTouched] = useState(false);
  const result = z.safeParse(schema, value);
  return {
    value,
    change,
    touch: () => setTouched(true),
    trim: () => change(value.trim()),
    /** As the contract wants it; undefined while it is not valid. */
    accepted: result.success ? result.data : undefined,
    issue: isTouched ? result.error?.issues[0]?.message : undefined,
  };
};
