import { mobileBinding } from '#features/mobile-binding/index';
import { MobilePage } from '#features/mobile-binding/ui/index';
import { orders } from '#features/orders/index';
import { OrdersPage } from '#features/orders/ui/index';
import { userCenter } from '#features/user-center/index';
import { MemberCentre } from '#features/user-center/ui/index';
import { pageModule } from '../page-module';

const OwnOrdersPage = () => (
  <MemberCentre path="/usercenter/orders">
    <OrdersPage />
  </MemberCentre>
);

const OwnMobilePage = () => (
  <MemberCentre path="/usercenter/index">
    <MobilePage />
  </MemberCentre>
);

export const page = pageModule({
  join: (join) => {
    join(userCenter);
    join(orders);
    join(mobileBinding);
  },
  views: { userOrders: OwnOrdersPage, userMobile: OwnMobilePage },
});
