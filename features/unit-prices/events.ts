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
  /** The list is asked for or returned to for the first time since its page was entered; `source` is where its place is from. */
  listSeen: payload<{
    readonly code: string;
    readonly areaId: string;
    readonly source: 'query' | 'ip' | 'default';
  }>(),
  /** The list scrolls to this row. */
  jumped: payload<{ readonly row: number }>(),
  /** Rows of one stretch of the list are asked for. */
  windowRequested: payload<{ readonly window: number }>(),
  /** Rows of one stretch of the list. */
  windowLoaded: payload<{ readonly window: number; readonly page: UnitPricePage }>(),
  /** The stretch stays empty and can be asked for again. */
  windowFailed: payload<{ readonly window: number; readonly problem: Problem }>(),
  /** The reader was gone before its rows had come. */
  windowPassed: payload<{ readonly window: number }>(),
  /** How many rows the conditions leave. */
  totalLoaded: payload<{ readonly total: { readonly count: number; readonly exact: boolean } }>(),
  /** How many rows there are is not known; the rows are. */
  totalFailed: payload<{ readonly problem: Problem }>(),
  /** The row at the top stands in the address. */
  rowNoted: payload<{ readonly row: number }>(),
  /** By the IP address, or the default. */
  areaFound: payload<{ readonly areaId: string; readonly isOfAddress: boolean }>(),
  /** The tree of trades is asked for, for one edition and region. */
  tradesRequested: payload<{ readonly key: string }>(),
  /** Tree of trades with the number of records in each. */
  tradesLoaded: payload<{ readonly key: string; readonly nodes: readonly TradeNode[] }>(),
  /** The tree of trades could not be shown. */
  tradesFailed: payload<{ readonly key: string; readonly problem: Problem }>(),

  /** One unit price is asked for, in the basis chosen. */
  detailRequested: payload<{ readonly id: string; readonly projectId: string; readonly basis: string }>(),
  /** Its statistics are asked for in another basis. */
  detailBasisChosen: payload<{ readonly basis: string }>(),
  /** The page stands, and there is nothing for this member to see on it. */
  detailRejected: payload<{ readonly id: string; readonly projectId: string }>(),
  /** One part of the page of a unit price is asked for. */
  blockRequested: payload<{ readonly block: Block }>(),
  /** One part of the page of a unit price. */
  blockLoaded: payload<BlockFound>(),
  /** One part of the page could not be shown; the others stand. */
  blockFailed: payload<{ readonly block: Block; readonly problem: Problem }>(),
  /** The market statistics of another region are shown. */
  comparisonChosen: payload<{ readonly areaId?: string | undefined }>(),
  /** Undefined: the record is seen under its own terms or the chosen scheme. */
  termsTried: payload<{ readonly terms?: SchemeTerms | undefined }>(),

  /** The member’s schemes of pricing terms. */
  schemesLoaded: payload<{ readonly schemes: readonly Scheme[] }>(),
  /** The schemes could not be had. */
  schemesFailed: payload<{ readonly problem: Problem }>(),
  /** A scheme is made, renamed, changed or removed. */
  schemeChangeRequested: payload<{ readonly how: SchemeChange }>(),
  /** All schemes as they are after the change. */
  schemesChanged: payload<{ readonly how: SchemeChange; readonly schemes: readonly Scheme[] }>(),
  /** The schemes are as they were. */
  schemeChangeRejected: payload<{ readonly how: SchemeChange; readonly problem: Problem }>(),
  /** The name in the form of schemes, as typed. */
  draftNoted: payload<{ readonly name: string }>(),
});
