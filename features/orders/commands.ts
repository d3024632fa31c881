import { defineCommands, payload } from '#src/kernel/messages';
import type { InvoiceRequest, OrderRequest } from './contract';

export const commands = defineCommands('orders', {
  /** What the house sells, and what this member has ordered. */
  loadOrders: payload(),
  /** Orders a package for some years. */
  placeOrder: payload<OrderRequest>(),
  /** Gives up an order that is not paid. */
  cancelOrder: payload<{ readonly number: string }>(),
  /** Says what is to stand on the invoice of a paid order. */
  requestInvoice: payload<InvoiceRequest>(),
});
