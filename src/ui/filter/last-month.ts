import { createContext } from 'react';

/** YYYY-MM, the last that can be chosen: no record is of a month to come. Undefined where nobody has said it. */
export const LastMonth = createContext<string | undefined>(undefined);
