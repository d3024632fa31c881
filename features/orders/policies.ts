import { notices } from '#src/kernel/shared-events';
import { allOf, when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { events } from './events';

export const loadOnEntry = when(navigation.routeEntered, ({ name }) =>
  name === 'userOrders' ? commands.loadOrders() : undefined,
);

/** The house may have confirmed it meanwhile. */
export const loadAfterRefusal = when(events.cancellingFailed, () => commands.loadOrders());

const told = (text: string) => notices.noticeRaised({ type: 'success', text });

export const tellSuccess = allOf(
  when(events.orderPlaced, ({ order }) =>
    told(order.price === null ? '询价订单已提交，客服会为您报价' : '订单已提交，请按订单里的账户汇款'),
  ),
  when(events.orderCancelled, () => told('订单已取消')),
  when(events.invoiceKept, () => told('发票申请已提交')),
);
