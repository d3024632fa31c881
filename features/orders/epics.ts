import { exhaustMap, mergeMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from './commands';
import { cancelOrderCall, ordersCall, placeOrderCall, requestInvoiceCall } from './contract';
import { events } from './events';

export const loadOrders = exchange({
  on: commands.loadOrders,
  overlap: switchMap,
  call: ordersCall,
  started: () => events.ordersRequested(),
  succeeded: (overview) => events.ordersLoaded({ overview }),
  failed: (problem) => events.ordersFailed({ problem }),
});

/** A second click while the first is on its way orders nothing. */
export const placeOrder = exchange({
  on: commands.placeOrder,
  overlap: exhaustMap,
  call: placeOrderCall,
  request: (body) => ({ body }),
  started: ({ packageCode }) => events.placingRequested({ packageCode }),
  succeeded: (order) => events.orderPlaced({ order }),
  failed: (problem, { packageCode }) => events.placingFailed({ packageCode, problem }),
});

export const cancelOrder = exchange({
  on: commands.cancelOrder,
  overlap: mergeMap,
  subject: ({ number }) => number,
  call: cancelOrderCall,
  request: ({ number }) => ({ body: { number }, quiet: false }),
  started: ({ number }) => events.cancellingRequested({ number }),
  succeeded: (order) => events.orderCancelled({ order }),
  failed: (problem, { number }) => events.cancellingFailed({ number, problem }),
});

export const requestInvoice = exchange({
  on: commands.requestInvoice,
  overlap: mergeMap,
  subject: ({ number }) => number,
  call: requestInvoiceCall,
  request: (body) => ({ body }),
  started: ({ number }) => events.invoicingRequested({ number }),
  succeeded: (order) => events.invoiceKept({ order }),
  failed: (problem, { number }) => events.invoicingFailed({ number, problem }),
});
