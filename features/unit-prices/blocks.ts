import type { DataOf } from '#src/contract/call';
import { compositionsCall, normsAndSummariesCall, unitPriceInfoCall } from './contract-detail';
import { distributionCall, similarCall, trendCall } from './contract-market';

/** What a detail page is put together from; each block comes, or fails, for itself. */
export const blockCalls = {
  info: unitPriceInfoCall,
  compositions: compositionsCall,
  works: normsAndSummariesCall,
  distribution: distributionCall,
  trend: trendCall,
  similar: similarCall,
} as const;
export type Block = keyof typeof blockCalls;
export type BlockData = { readonly [B in Block]: DataOf<(typeof blockCalls)[B]> };
export type BlockFound = {
  readonly [B in Block]: { readonly block: B; readonly data: BlockData[B] };
}[Block];

export const BLOCKS = Object.keys(blockCalls) as readonly Block[];
/** Those that tell of a place other than the record's own when asked to. */
export const MARKET_BLOCKS: readonly Block[] = ['distribution', 'trend'];
/** Those whose statistics are read in the basis of the page. */
export const BASIS_BLOCKS: readonly Block[] = ['info', 'distribution'];
