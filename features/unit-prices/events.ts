import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { BlockFound, Block } from './blocks';
import type { TradeNode, UnitPricePage } from './contract';
import type { Scheme, SchemeTerms } from './contract-schemes';
import type { ListView } from './list-view';

/** What a list of schemes can come from. */
export type SchemeChange = 'created' | 'renamed' | 'changed' | 'removed' | 'chosen';

export const events = defineEvents('unitPrices', {
  searchStarted: payload<{
    readonly view: ListView;
    readonly basis: string;
    readonly scheme?: Scheme | undefined;
  }>(),
  /** The list is entered again with the rows it had. */
  listReturned: payload<{ readonly view: ListView }>(),
  jumped: payload<{ readonly row: number }>(),
  windowStarted: payload<{ readonly window: number }>(),
  windowFound: payload<{ readonly window: number; readonly page: UnitPricePage }>(),
  windowLost: payload<{ readonly window: number; readonly problem: Problem }>(),
  /** The reader was gone before its rows had come. */
  windowPassed: payload<{ readonly window: number }>(),
  totalFound: payload<{ readonly total: { readonly count: number; readonly exact: boolean } }>(),
  totalLost: payload<{ readonly problem: Problem }>(),
  rowNoted: payload<{ readonly row: number }>(),
  areaFound: payload<{ readonly areaId: string; readonly isOfAddress: boolean }>(),
  tradesStarted: payload<{ readonly key: string }>(),
  tradesFound: payload<{ readonly key: string; readonly nodes: readonly TradeNode[] }>(),
  tradesLost: payload<{ readonly key: string; readonly problem: Problem }>(),

  detailStarted: payload<{ readonly id: string; readonly projectId: string; readonly basis: string }>(),
  /** Its statistics are asked for in another basis. */
  detailBasisChosen: payload<{ readonly basis: string }>(),
  /** The page stands, and there is nothing for this member to see on it. */
  detailRefused: payload<{ readonly id: string; readonly projectId: string }>(),
  blockStarted: payload<{ readonly block: Block }>(),
  blockFound: payload<BlockFound>(),
  blockLost: payload<{ readonly block: Block; readonly problem: Problem }>(),
  comparisonChosen: payload<{ readonly areaId?: string | undefined }>(),
  termsTried: payload<{ readonly terms?: SchemeTerms | undefined }>(),

  schemesFound: payload<{ readonly schemes: readonly Scheme[] }>(),
  schemesLost: payload<{ readonly problem: Problem }>(),
  schemeChangeStarted: payload<{ readonly how: SchemeChange }>(),
  schemesChanged: payload<{ readonly how: SchemeChange; readonly schemes: readonly Scheme[] }>(),
  schemeChangeRefused: payload<{ readonly how: SchemeChange; readonly problem: Problem }>(),
  draftNoted: payload<{ readonly name: string }>(),
});
