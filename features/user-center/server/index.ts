import { audit } from '#infra/server/security/audit';
import type { Database } from '#infra/server/postgres/database';
import { member, route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  changePasswordCall,
  devicesCall,
  endDeviceCall,
  endOtherDevicesCall,
  profileCall,
  saveProfileCall,
} from '../contract';
import { passwordChanger } from './change-password';
import { deviceEnder, devicesOf, type Logins } from './devices';
import { profileOf, saveProfile } from './profile';

export { rememberPlace } from './remember-place';

export interface UserCenterParts {
  readonly database: Database;
  readonly logins: Logins;
}

export const userCenterServer = ({ database, logins }: UserCenterParts): ServerSlice => {
  const { pool } = database;
  const changePassword = passwordChanger(database, logins);
  const end = deviceEnder(database, logins);
  return {
    routes: [
      route(profileCall, (ask) => profileOf(pool, member(ask).accountId)),
      route(saveProfileCall, (ask) => {
        const { accountId } = member(ask);
        return database.transaction(async (client) => {
          const saved = await saveProfile(client, accountId, ask.body);
          await audit(client, { event: 'profile.saved', accountId });
          return saved;
        });
      }),
      route(changePasswordCall, async (ask) => ({ ended: await changePassword(member(ask), ask.body) })),
      route(devicesCall, (ask) => devicesOf(pool, member(ask))),
      route(endDeviceCall, async (ask) => {
        await end.one(member(ask), ask.body.id);
        return null;
      }),
      route(endOtherDevicesCall, async (ask) => ({ ended: await end.others(member(ask)) })),
    ],
  };
};
