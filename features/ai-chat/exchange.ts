import type { Block } from './contract-blocks';

/** A question with as much of its answer as has come. */
export interface Exchange {
  readonly askId: string;
  readonly question: string;
  readonly status: 'answering' | 'answered' | 'stopped' | 'interrupted';
  /** What the server read of the question. */
  readonly understood?: string;
  readonly blocks: readonly Block[];
  /** Why it was interrupted. */
  readonly problem?: string;
}
