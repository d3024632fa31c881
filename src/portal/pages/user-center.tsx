import { FavoritesPage } from '#features/favorites/ui/index';
import { MyDataPage } from '#features/my-data/ui/index';
import { DevicesPage, MemberCentre, PersonalCentre } from '#features/user-center/ui/index';

export { favorites } from '#features/favorites/index';
export { myDataOf } from '#features/my-data/index';
export { userCenter } from '#features/user-center/index';
export { saveFile } from '#infra/browser/save-file';
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
