import type { Pool, PoolClient } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Profile, ProfileFields } from '../contract';

type Row = Omit<Profile, 'vipUntil' | 'registeredAt' | 'passwordChangedAt'> &
  Record<'vipUntil' | 'passwordChangedAt', Date | null> & { readonly registeredAt: Date };

const SELECT = `
  select username as "accountName", full_name as "fullName", kind,
         coalesce(regexp_replace(mobile, '^(\\d{3})\\d+(\\d{4})$', '\\1****\\2'), '') as mobile,
         coalesce(company, '') as company, coalesce(email, '') as email,
         coalesce(contact_by, 'none') as "contactBy", coalesce(contact_time, 'any') as "contactTime",
         case when coalesce(vip_until > now(), false) then case when is_trial then 'trial' else 'vip' end
              else 'none' end as level,
         vip_until as "vipUntil",
         jsonb_build_object('data', has_rights, 'publishing', can_publish, 'sourcing', can_use_sourcing) as rights,
         created_at as "registeredAt", password_changed_at as "passwordChangedAt"
  from account left join member_profile on account_id = account.id
  where account.id = $1`;

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;

export const profileOf = async (client: Pool | PoolClient, accountId: string): Promise<Profile> => {
  const { rows } = await client.query<Row>(SELECT, [accountId]);
  const row = rows[0];
  if (!row) throw new ApiError(codes.sessionOver, '账号已不存在');
  return {
    ...row,
    vipUntil: isoOf(row.vipUntil),
    registeredAt: row.registeredAt.toISOString(),
    passwordChangedAt: isoOf(row.passwordChangedAt),
  };
};

export const saveProfile = async (
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
