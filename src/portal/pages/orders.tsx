import { mobileBinding } from '#features/mobile-binding/index';
import { MobilePage } from '#features/mobile-binding/ui/index';
import { orders } from '#features/orders/index';
import { OrdersPage } from '#features/orders/ui/index';
import { pageModule } from '../page-module';

export const page = pageModule({
  join: (join) => {
    join(orders);
    join(mobileBinding);
  },
  views: { userOrders: OrdersPage, userMobile: MobilePage },
});
