import { createContext } from 'react';
import type { Quoted } from '#src/costing/quoted';

/** Reads a cost in the basis of the page; undefined where it stands as it was quoted. */
export type ReadCost = (
  quoted: Quoted,
  areaName: string,
) =>
  | {
      readonly value?: number;
      /** What it is in: 2025-09 · 广东 · 除税. */
      readonly basis?: string;
      /** What was quoted, or why it cannot be read. */
      readonly note: string;
    }
  | undefined;

/** Given by the page, so that the marks in other lists come without what costs are read with. */
export const CostRead = createContext<ReadCost>(() => undefined);
