import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Kind, MinePage, SourcingFields } from './contract';
import type { Matches } from './contract-partner';
import type { Drafts } from './drafts';

interface OfOne {
  readonly id: string;
}

export const events = defineEvents('sourcing', {
  /** Whether the member may use the partner is asked. */
  openingRequested: payload(),
  /** The tokens themselves are put away and never told. */
  partnerOpened: payload<{ readonly enterpriseName: string; readonly enterpriseCode: string }>(),
  /** canUse is not true. */
  partnerRejected: payload(),
  /** The partner service could not be entered. */
  partnerFailed: payload<{ readonly problem: Problem }>(),
  /** What was typed before stands in the forms again. */
  draftsFound: payload<{ readonly drafts: Drafts }>(),
  /** What stands in a form, as typed. */
  draftKept: payload<{ readonly kind: Kind; readonly fields: SourcingFields }>(),
  /** The request is on its way to the partner service. */
  publishingRequested: payload<{ readonly kind: Kind }>(),
  /** Suppliers are looked for from now on. */
  sourcingPublished: payload<OfOne & { readonly kind: Kind }>(),
  /** The request is not published; the form keeps it. */
  publishingFailed: payload<{ readonly kind: Kind; readonly problem: Problem }>(),
  /** The form is empty again. */
  formCleared: payload(),
  /** The own requests are asked for. */
  mineRequested: payload(),
  /** A page of the own requests. */
  mineLoaded: payload<{ readonly page: MinePage }>(),
  /** The own requests could not be shown. */
  mineFailed: payload<{ readonly problem: Problem }>(),
  /** Suppliers for one request are asked for. */
  matchingRequested: payload<OfOne>(),
  /** Suppliers that match the request. */
  suppliersLoaded: payload<OfOne & { readonly matches: Matches }>(),
  /** The suppliers could not be shown. */
  suppliersFailed: payload<OfOne & { readonly problem: Problem }>(),
  /** The request is to be closed. */
  closingRequested: payload<OfOne>(),
  /** No more suppliers are looked for. */
  sourcingClosed: payload<OfOne>(),
  /** The request is still open. */
  closingFailed: payload<OfOne & { readonly problem: Problem }>(),
  /** A page of the partner's own site. */
  pageUrlFound: payload<{ readonly pageUrl: string | null }>(),
});
