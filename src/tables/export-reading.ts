import type { Rebase } from '#src/costing/rebaser';
import type { Term } from './list-export';

/** What an export wants of basis and regions, given by the root. */
export interface ExportReading {
  readonly rebase: Rebase;
  /** 2025-09 · 广东; empty where figures stay as they are. */
  readonly basis: string;
  /** Names of what costs are moved by. */
  readonly sources: readonly string[];
  /** Place the page is narrowed to; absent: unknown, or the whole country. */
  readonly areaName: string | undefined;
}

/** What became of the figures, and by what. */
export const basisTerms = (
  { basis, sources }: Pick<ExportReading, 'basis' | 'sources'>,
  words: { readonly asQuoted: string; readonly beside: string },
): readonly Term[] =>
  basis === ''
    ? [['折算', words.asQuoted]]
    : [['折算', `${basis}，${words.beside}`], ...sources.map((source): Term => ['折算依据', source])];
