import { defineCommands, payload } from '#src/kernel/messages';
import type { Kind, Sourcing, SourcingFields } from './contract';

export const commands = defineCommands('sourcing', {
  /** Fetches the partner's tokens and what it knows of the member. */
  openPartner: payload(),
  /** Publishes a sourcing request. */
  publish: payload<Sourcing>(),
  /** What stands in a form, as typed. */
  keepDraft: payload<{ readonly kind: Kind; readonly fields: SourcingFields }>(),
  /** After one was published: another. */
  beginAnew: payload(),
  /** The sourcing requests of this member. */
  loadMine: payload<{ readonly page: number }>(),
  /** Suppliers that match a request. */
  loadSuppliers: payload<{ readonly id: string }>(),
  /** Ends a sourcing request of this member. */
  closeSourcing: payload<{ readonly id: string }>(),
});
