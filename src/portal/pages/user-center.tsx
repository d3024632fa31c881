import { useMemo } from 'react';
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
import { readCost } from './shared/read-cost';
import { pageModule } from '../page-module';
import { joinBasis } from './shared/basis';
import { portalEvents } from './shared/portal-events';
import { RecordingSwitch, reportLogs } from './shared/recording';

export { MemberHeader } from '../shell/member-header';

const PersonalCentrePage = () => (
  <MemberCentre path="/usercenter/index">
    <PersonalCentre />
    <RecordingSwitch />
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

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    join(userCenter);
    join(favorites, portalEvents);
    join(feedback, reportLogs);
    join(myData, saveFile(view), portalEvents);
  },
  views: {
    userCenter: PersonalCentrePage,
    userFavorites: MyFavoritesPage,
    userMessages: MyMessagesPage,
    userDevices: LoginDevicesPage,
    userBehavior: BehaviorPage,
  },
});
