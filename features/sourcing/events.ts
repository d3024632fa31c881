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
  partnerFailed: payload<{ readonly problem: Problem }>(),
  /** What was typed before stands in the forms again. */
  draftsFound: payload<{ readonly drafts: Drafts }>(),
  draftKept: payload<{ readonly kind: Kind; readonly fields: SourcingFields }>(),
  publishingRequested: payload(),
  /** Suppliers are looked for from now on. */
  sourcingPublished: payload<OfOne & { readonly kind: Kind }>(),
  publishingFailed: payload<{ readonly problem: Problem }>(),
  /** The form is empty again. */
  formCleared: payload(),
  mineRequested: payload(),
  mineLoaded: payload<{ readonly page: MinePage }>(),
  mineFailed: payload<{ readonly problem: Problem }>(),
  matchingRequested: payload<OfOne>(),
  suppliersLoaded: payload<OfOne & { readonly matches: Matches }>(),
  suppliersFailed: payload<OfOne & { readonly problem: Problem }>(),
  closingRequested: payload<OfOne>(),
  /** No more suppliers are looked for. */
  sourcingClosed: payload<OfOne>(),
  closingFailed: payload<OfOne & { readonly problem: Problem }>(),
  /** A page of the partner's own site. */
  pageUrlFound: payload<{ readonly pageUrl: string | null }>(),
});
