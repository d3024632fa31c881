import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { BlockFound, Block } from './blocks';
import type { ListView, TradeNode, UnitPricePage } from './contract';
import type { Scheme, SchemeTerms } from './contract-schemes';

/** What a list of schemes can come from. */
export type SchemeChange = 'created' | 'renamed' | 'changed' | 'removed' | 'chosen';

export const events = defineEvents('unitPrices', {
  /** The list is read anew from its first window. */
  searchRequested: payload<{
    readonly view: ListView;
    readonly basis: string;
    readonly scheme?: Scheme | undefined;
  }>(),
  /** The list is entered again with the rows it had. */
  listReturned: payload<{ readonly view: ListView }>(),
  /** The list scrolls to this row. */
  jumped: payload<{ readonly row: number }>(),
  windowRequested: payload<{ readonly window: number }>(),
  windowLoaded: payload<{ readonly window: number; readonly page: UnitPricePage }>(),
  windowFailed: payload<{ readonly window: number; readonly problem: Problem }>(),
  /** The reader was gone before its rows had come. */
  windowPassed: payload<{ readonly window: number }>(),
  totalLoaded: payload<{ readonly total: { readonly count: number; readonly exact: boolean } }>(),
  totalFailed: payload<{ readonly problem: Problem }>(),
  /** The row at the top stands in the address. */
  rowNoted: payload<{ readonly row: number }>(),
  /** By the IP address, or the default. */
  areaFound: payload<{ readonly areaId: string; readonly isOfAddress: boolean }>(),
  tradesRequested: payload<{ readonly key: string }>(),
  tradesLoaded: payload<{ readonly key: string; readonly nodes: readonly TradeNode[] }>(),
  tradesFailed: payload<{ readonly key: string; readonly problem: Problem }>(),

  detailRequested: payload<{ readonly id: string; readonly projectId: string; readonly basis: string }>(),
  /** Its statistics are asked for in another basis. */
  detailBasisChosen: payload<{ readonly basis: string }>(),
  /** The page stands, and there is nothing for this member to see on it. */
  detailRejected: payload<{ readonly id: string; readonly projectId: string }>(),
  blockRequested: payload<{ readonly block: Block }>(),
  blockLoaded: payload<BlockFound>(),
  blockFailed: payload<{ readonly block: Block; readonly problem: Problem }>(),
  /** The market statistics of another region are shown. */
  comparisonChosen: payload<{ readonly areaId?: string | undefined }>(),
  /** Undefined: the record is seen under its own terms or the chosen scheme. */
  termsTried: payload<{ readonly terms?: SchemeTerms | undefined }>(),

  schemesLoaded: payload<{ readonly schemes: readonly Scheme[] }>(),
  schemesFailed: payload<{ readonly problem: Problem }>(),
  schemeChangeRequested: payload<{ readonly how: SchemeChange }>(),
  schemesChanged: payload<{ readonly how: SchemeChange; readonly schemes: readonly Scheme[] }>(),
  schemeChangeRejected: payload<{ readonly how: SchemeChange; readonly problem: Problem }>(),
  draftNoted: payload<{ readonly name: string }>(),
});
