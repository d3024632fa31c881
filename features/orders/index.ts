import type { Slice } from '#src/kernel/slice';
import { cancelOrder, loadOrders, placeOrder, requestInvoice } from './epics';
import { loadAfterRefusal, loadOnEntry, tellSuccess } from './policies';
import { reducer, type OrdersState } from './state';
import { tracked } from './tracked';

export const orders: Slice<'orders', OrdersState> = {
  name: 'orders',
  reducer,
  epics: () => ({
    loadOrders,
    placeOrder,
    cancelOrder,
    requestInvoice,
    loadOnEntry,
    loadAfterRefusal,
    tellSuccess,
  }),
  tracked,
};
