import { Suspense, useMemo } from 'react';
import { BasisSwitch, useReading } from '#features/basis/ui/index';
import { favorites } from '#features/favorites/index';
import { FavoritesPage, type ReadCost } from '#features/favorites/ui/index';
import { feedback } from '#features/feedback/index';
import { MessagesPage } from '#features/feedback/ui/index';
import { myData } from '#features/my-data/index';
import { MyDataPage } from '#features/my-data/ui/index';
import { userCenter } from '#features/user-center/index';
import { DevicesPage, MemberCentre, PersonalCentre } from '#features/user-center/ui/index';
import { saveFile } from '#infra/browser/save-file';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { openPage } from '../open-page';
import { readCost } from './shared/read-cost';
import { pageModule } from '../page-module';
import { joinBasis } from './shared/basis';
import { portalEvents } from './shared/portal-events';

export { MemberHeader } from '../shell/member-header';

const PersonalCentrePage = () => (
  <MemberCentre path="/usercenter/index">
    <PersonalCentre />
  </MemberCentre>
);

const useReadCost = (): ReadCost => {
  const { rebase } = useReading();
  return useMemo(() => (quoted, areaName) => readCost(rebase, quoted, areaName), [rebase]);
};

const MyFavoritesPage = () => (
  <MemberCentre path="/usercenter/favorites">
    <FavoritesPage basisBar={<BasisSwitch />} readCost={useReadCost()} />
  </MemberCentre>
);

const MyMessagesPage = () => (
  <MemberCentre path="/usercenter/messages">
    <MessagesPage />
  </MemberCentre>
);

const LoginDevicesPage = () => (
  <MemberCentre path="/usercenter/devices">
    <DevicesPage />
  </MemberCentre>
);

const BehaviorPage = () => (
  <MemberCentre path="/usercenter/behavior">
    <MyDataPage />
  </MemberCentre>
);

/** Few members order anything: what it takes comes when it is opened. */
const buying = openPage({ load: () => import(/* webpackChunkName: "orders" */ './orders') });
const OrdersPage = lazyView(buying, ({ page: { views } }) => views.userOrders);
const MobilePage = lazyView(buying, ({ page: { views } }) => views.userMobile);
const waiting = <SkeletonRows rows={6} />;

const OwnOrdersPage = () => (
  <MemberCentre path="/usercenter/orders">
    <Suspense fallback={waiting}>
      <OrdersPage />
    </Suspense>
  </MemberCentre>
);

const OwnMobilePage = () => (
  <MemberCentre path="/usercenter/index">
    <Suspense fallback={waiting}>
      <MobilePage />
    </Suspense>
  </MemberCentre>
);

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    join(userCenter);
    join(favorites, portalEvents);
    join(feedback);
    join(myData, saveFile(view), portalEvents);
  },
  views: {
    userCenter: PersonalCentrePage,
    userOrders: OwnOrdersPage,
    userMobile: OwnMobilePage,
    userFavorites: MyFavoritesPage,
    userMessages: MyMessagesPage,
    userDevices: LoginDevicesPage,
    userBehavior: BehaviorPage,
  },
});
