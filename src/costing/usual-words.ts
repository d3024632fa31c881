import type { Quoted } from './quoted';
import type { Step } from './rebase-steps';

/** That a price without a composition was moved in usual shares, and in which; undefined where it was not. */
export const usualWords = ({ usual }: Quoted, steps: readonly Step[]): string | undefined =>
  usual && steps.some((step) => 'parts' in step || 'travels' in step) ? usual.words : undefined;
