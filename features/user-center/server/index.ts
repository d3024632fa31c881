import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { maskMobile } from '#src/contract/mask-mobile';
import { placeOf } from '#infra/server/http/address-register';
import { hasRights } from '#infra/server/http/identity';
import { NO_PASSWORD } from '#infra/server/security/no-password';
import { ApiError } from '#infra/server/http/api-error';
import { Answer, member, route, type Route } from '#infra/server/http/route';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  changePasswordCall,
  devicesCall,
  endDeviceCall,
  endOtherDevicesCall,
  profileCall,
  saveProfileCall,
  type Profile,
  type ProfileFields,
} from '../contract';
import { passwordChanger } from './change-password';
import { deviceEnder, devicesOf, type Logins } from './devices';

export { saveProfileCall } from '../contract';

export { notePasswordChange } from './change-password';
export { passwordProver } from './prove-password';

const KEEP = `
  insert into login_place (login_id, place) select id, $2 from login_family where id::text = $1
  on conflict (login_id) do update set place = excluded.place`;

/** A login that notes from which city it came; it succeeds even where that cannot be noted. */
export const rememberPlace =
  (pool: Pool, locate = placeOf) =>
  ({ call, handle }: Route): Route => ({
    call,
    handle: async (context) => {
      const answer = await handle(context);
      const loginId = answer instanceof Answer ? answer.more.id : undefined;
      const place = loginId === undefined ? undefined : locate(context.ip);
      if (place) {
        await pool.query(KEEP, [loginId, place]).catch((error: unknown) => {
          context.log.warn({ err: error }, 'place of a login was not kept');
        });
      }
      return answer;
    },
  });

type Row = Omit<Profile, 'mobile' | 'vipUntil' | 'registeredAt' | 'passwordChangedAt'> &
  Record<'vipUntil' | 'passwordChangedAt', Date | null> & {
    readonly mobile: string | null;
    readonly registeredAt: Date;
  };

const SELECT = `
  select username as "accountName", full_name as "fullName", kind,
         mobile,
         coalesce(company, '') as company, coalesce(email, '') as email,
         coalesce(contact_by, 'none') as "contactBy", coalesce(contact_time, 'any') as "contactTime",
         case when coalesce(vip_until > now(), false) then case when is_trial then 'trial' else 'vip' end
              else 'none' end as level,
         vip_until as "vipUntil",
         jsonb_build_object('data', ${hasRights()}, 'publishing', can_publish, 'sourcing', can_use_sourcing) as rights,
         created_at as "registeredAt", password_hash <> '${NO_PASSWORD}' as "hasPassword",
         password_changed_at as "passwordChangedAt"
  from account left join member_profile on account_id = account.id
  where account.id = $1`;

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const profileOf = async (client: Pool | PoolClient, accountId: string): Promise<Profile> => {
  const { rows } = await client.query<Row>(SELECT, [accountId]);
  const row = rows[0];
  if (!row) throw new ApiError(codes.sessionOver, '账号已不存在');
  return {
    ...row,
    mobile: maskMobile(row.mobile),
    vipUntil: isoOf(row.vipUntil),
    registeredAt: row.registeredAt.toISOString(),
    passwordChangedAt: isoOf(row.passwordChangedAt),
  };
};

const saveProfile = async (
  client: PoolClient,
  accountId: string,
  { fullName, company, email, contactBy, contactTime }: ProfileFields,
): Promise<Profile> => {
  await client.query('update account set full_name = $2 where id = $1', [accountId, fullName]);
  await client.query(
    `insert into member_profile (account_id, company, email, contact_by, contact_time) values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set company = excluded.company, email = excluded.email,
       contact_by = excluded.contact_by, contact_time = excluded.contact_time`,
    [accountId, company, email, contactBy, contactTime],
  );
  return profileOf(client, accountId);
};

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
      route(profileCall, (context) => profileOf(pool, member(context).accountId)),
      route(saveProfileCall, (context) => {
        const { accountId } = member(context);
        return database.transaction(async (client) => {
          const saved = await saveProfile(client, accountId, context.body);
          await audit(client, { event: 'profile.saved', accountId });
          return saved;
        });
      }),
      route(changePasswordCall, async (context) => ({
        ended: await changePassword(member(context), context.body),
      })),
      route(devicesCall, (context) => devicesOf(pool, member(context))),
      route(endDeviceCall, async (context) => {
        await end.one(member(context), context.body.id);
        return null;
      }),
      route(endOtherDevicesCall, async (context) => ({ ended: await end.others(member(context)) })),
    ],
  };
};
