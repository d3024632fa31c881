import { defineCommands, payload } from '#src/kernel/messages';
import type { Block } from './blocks';
import { listCommands } from '#src/listing/messages';
import type { Edition, ListView } from './contract';
import type { SchemeTerms } from './contract-schemes';
import type { DetailAddress } from './detail-view';

export const commands = defineCommands('unitPrices', {
  ...listCommands<ListView>(),
  /**
   * The rows of a list that is shown already are asked for again only when told so. Without a basis their statistics
   * are read in the one before.
   */
  findList: payload<{
    readonly view: ListView;
    readonly basis?: string;
    readonly isRepeated?: boolean;
  }>(),
  /** Rows in sight and those about to come into it, both included. */
  loadVisibleRows: payload<{ readonly first: number; readonly last: number }>(),
  /** Scrolls to a row by its number. */
  jumpTo: payload<{ readonly row: number }>(),
  /** Asks once more for rows that did not come. */
  retryWindow: payload<{ readonly window: number }>(),
  /** The list has come to rest with this row at its top. */
  saveScrollPosition: payload<{ readonly row: number }>(),
  /** How many rows the conditions leave. */
  countUnitPrices: payload(),
  /** Which region the visitor is likely to want. */
  findArea: payload(),
  /** The tree of a region and an edition. */
  loadTrades: payload<{ readonly areaId?: string | undefined; readonly edition?: Edition | undefined }>(),

  /** Shows the page of a unit price. */
  openDetail: payload<DetailAddress & { readonly basis: string; readonly lacksRights: boolean }>(),
  /** One unit price in the basis chosen. */
  loadDetail: payload<Pick<DetailAddress, 'id' | 'projectId'> & { readonly basis: string }>(),
  /** The record's statistics in another basis. */
  readDetailIn: payload<{ readonly basis: string }>(),
  /** Loads a part of the record again. */
  retryBlock: payload<{ readonly block: Block }>(),
  /** Distribution and course of another place: `1` is the whole country, absent the record's own province. */
  compareWith: payload<{ readonly areaId?: string | undefined }>(),
  /** Recalculates the record under other rates or material prices. */
  tryTerms: payload<{ readonly terms: SchemeTerms }>(),
  /** Back to the chosen scheme, or to the record as it is. */
  endTrial: payload(),

  /** The member’s schemes of pricing terms. */
  loadSchemes: payload(),
  /** Stores terms under a name. */
  createScheme: payload<{ readonly name: string; readonly terms: SchemeTerms }>(),
  /** Gives a scheme another name. */
  renameScheme: payload<{ readonly id: string; readonly name: string }>(),
  /** Stores other terms in a scheme. */
  changeTerms: payload<{ readonly id: string; readonly terms: SchemeTerms }>(),
  /** Deletes a scheme. */
  removeScheme: payload<{ readonly id: string }>(),
  /** Null returns to the records' own prices. */
  chooseScheme: payload<{ readonly id: string | null }>(),
  /** The name in the form of schemes, as typed. */
  keepDraft: payload<{ readonly name: string }>(),
});
