import { createContext } from 'react';
import { readAsQuoted, type Rebase } from '#src/costing/rebaser';

/** How the figures of a page are read, and what may be done with one of them. */
export interface FigureReading {
  readonly rebase: Rebase;
  /** Names of what costs are moved by, for the working. */
  readonly sources: { readonly index?: string; readonly place?: string };
  /** Puts a citation on the clipboard. */
  readonly onCopy: (citation: string) => void;
}

export const FiguresRead = createContext<FigureReading>({
  rebase: readAsQuoted,
  sources: {},
  onCopy: () => undefined,
});
