import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { ListView } from './contract';
import type { CollectDraft } from './collect-draft';
import type { Collected, Review } from './contract-collect';
import type { LineView } from './line-view';

export const commands = defineCommands('labor', {
  ...listCommands<ListView>(),
  /** An address of a price line was entered. */
  viewLine: payload<{ readonly id: string; readonly view: LineView }>(),
  /** The price line with the labour index beside it. */
  loadLine: payload<{ readonly id: string }>(),
  /** The same item in all places, in one month. */
  loadPlaces: payload<{ readonly id: string; readonly period?: string }>(),
  /** Compares the places in another month; none is the newest. */
  choosePeriod: payload<{ readonly period: string | undefined }>(),
  /** Whether this member may submit prices, and review those of others. */
  checkRight: payload(),
  /** Items of the library by section, for the form. */
  loadItems: payload(),
  /** Places with price lines, for the form. */
  loadPricedPlaces: payload(),
  /** What stands in the form, so that it is there again after a login or a reload. */
  keepDraft: payload<CollectDraft>(),
  /** Submits a price for review. */
  submitPrice: payload<Collected>(),
  /** After the receipt: an empty form. */
  beginAnew: payload(),
  /** The member's own submissions with what became of them. */
  loadSubmissions: payload(),
  /** Submissions that wait for a reviewer. */
  loadReviews: payload(),
  /** Lets a submission pass, or sends it back, with a word. */
  reviewPrice: payload<Review>(),
});
