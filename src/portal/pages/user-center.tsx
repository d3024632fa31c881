import { FavoritesPage } from '../../../features/favorites/ui';
import { MyDataPage } from '../../../features/my-data/ui';
import { DevicesPage, MemberCentre, PersonalCentre } from '../../../features/user-center/ui';

export { favorites } from '../../../features/favorites';
export { myDataOf } from '../../../features/my-data';
export { userCenter } from '../../../features/user-center';
export { saveFile } from '../../../infra/browser/save-file';
export { MemberHeader } from '../shell/member-header';

export const PersonalCentrePage = () => (
  <MemberCentre path="/usercenter/index">
    <PersonalCentre />
  </MemberCentre>
);

export const MyFavoritesPage = () => (
  <MemberCentre path="/usercenter/favorites">
    <FavoritesPage />
  </MemberCentre>
);

export const LoginDevicesPage = () => (
  <MemberCentre path="/usercenter/devices">
    <DevicesPage />
  </MemberCentre>
);

export const BehaviorPage = () => (
  <MemberCentre path="/usercenter/behavior">
    <MyDataPage />
  </MemberCentre>
);
