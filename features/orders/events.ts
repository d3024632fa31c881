import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Order, Overview } from './contract';

export const events = defineEvents('orders', {
  /** Packages and orders are asked for. */
  ordersRequested: payload(),
  /** Packages with their prices, and this member's orders, newest first. */
  ordersLoaded: payload<{ readonly overview: Overview }>(),
  /** Packages and orders could not be shown. */
  ordersFailed: payload<{ readonly problem: Problem }>(),
  /** The order is on its way. */
  placingRequested: payload<{ readonly packageCode: string }>(),
  /** The house has the order under its number. */
  orderPlaced: payload<{ readonly order: Order }>(),
  /** Nothing was ordered. */
  placingFailed: payload<{ readonly packageCode: string; readonly problem: Problem }>(),
  /** The order is being given up. */
  cancellingRequested: payload<{ readonly number: string }>(),
  orderCancelled: payload<{ readonly order: Order }>(),
  /** The order is as the house has it, which may be another state than was shown. */
  cancellingFailed: payload<{ readonly number: string; readonly problem: Problem }>(),
  /** What is to stand on the invoice is on its way. */
  invoicingRequested: payload<{ readonly number: string }>(),
  /** The house knows what is to stand on the invoice. */
  invoiceKept: payload<{ readonly order: Order }>(),
  /** No invoice was asked for; the form keeps what was typed. */
  invoicingFailed: payload<{ readonly number: string; readonly problem: Problem }>(),
});
