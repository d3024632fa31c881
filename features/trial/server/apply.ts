import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Application, Granted } from '../contract';

/** As the application form has it; the first login by ticket has seven. */
const LIFE = "interval '3 days'";

export const APPLIED = '该账号已申请过试用，每个账号只能申请一次';
export const PHONE_USED = '该手机号已申请过试用，每个手机号只能申请一次';
export const IS_VIP = '该账号已是 VIP，无需申请试用';
const LOCKED = '该账号已停用，不能申请试用';
export const NO_CITY = '请选择市/区！';

interface Standing {
  readonly isLocked: boolean;
  readonly hasApplied: boolean;
  readonly isVip: boolean;
}

const refused = (message: string) => new ApiError(codes.conflict, message);

/** Locks the account's row until the end. @throws ApiError with the reason why this account may not apply. */
export const checkStanding = async (client: PoolClient, accountId: string): Promise<void> => {
  const { rows } = await client.query<Standing>(
    `select locked_at is not null as "isLocked", coalesce(vip_until > now(), false) as "isVip",
       has_applied or exists (select from trial_application where account_id = account.id) as "hasApplied"
     from account where id = $1 for no key update`,
    [accountId],
  );
  const [standing] = rows;
  if (!standing || standing.isLocked) throw refused(LOCKED);
  if (standing.hasApplied) throw refused(APPLIED);
  if (standing.isVip) throw refused(IS_VIP);
};

/** @throws ApiError when a trial was given to this phone before. */
export const checkPhone = async (client: PoolClient, mobile: string): Promise<void> => {
  const { rowCount } = await client.query('select from trial_application where mobile = $1', [mobile]);
  if (rowCount) throw refused(PHONE_USED);
};

interface ProvinceAndCity {
  readonly province: string;
  readonly city: string;
}

/** A municipality, which has no cities, is its own. @throws ApiError when there is no such city. */
export const placeOf = async (
  client: PoolClient,
  { province, city }: Pick<Application, 'province' | 'city'>,
): Promise<ProvinceAndCity> => {
  const { rows } = await client.query<ProvinceAndCity>(
    `select province.name as province, city.name as city
     from region province join region city
       on city.pid = province.areaid or (city.areaid = province.areaid
         and not exists (select from region own where own.pid = province.areaid))
     where province.areaid = $1::int and city.areaid = $2::int and province.level = 1 and province.status = 'open'`,
    [province, city],
  );
  const [place] = rows;
  if (!place) throw new ApiError(codes.badRequest, NO_CITY);
  return place;
};

const REPEATED = `
  select real_name as "realName", username as "accountName", ends_at as "endsAt"
  from trial_application join account on account.id = account_id
  where trial_application.mobile = $1 and proof = keyed_digest($2) and at > now() - interval '10 minutes'
    and ($3::bigint is null or account_id = $3)`;

/** What an application was answered that is sent again with the code it was proven by. */
export const grantedBefore = async (
  client: PoolClient,
  {
    mobile,
    proof,
    accountId,
  }: { readonly mobile: string; readonly proof: string; readonly accountId: string | undefined },
): Promise<Granted | undefined> => {
  const { rows } = await client.query<Omit<Granted, 'effectiveDate'> & { endsAt: Date }>(REPEATED, [
    mobile,
    proof,
    accountId ?? null,
  ]);
  return rows.map(({ endsAt, ...granted }) => ({ ...granted, effectiveDate: endsAt.toISOString() }))[0];
};

/**
 * The application and the days of VIP, both or none. The unique columns decide: of any number of parallel applications
 * of one account, or of one phone, one is granted. The standing was looked at in the same transaction.
 */
export const giveTrial = async (
  client: PoolClient,
  accountId: string,
  { realName, mobile, companyName, source }: Application & { readonly source: number },
  { province, city }: ProvinceAndCity,
  proof: string,
): Promise<Granted> => {
  const { rowCount } = await client.query(
    `insert into trial_application (account_id, mobile, real_name, company, province, city, source, proof, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, keyed_digest($8), now() + ${LIFE}) on conflict do nothing`,
    [accountId, mobile, realName, companyName, province, city, source, proof],
  );
  if (!rowCount) {
    await checkPhone(client, mobile);
    throw refused(APPLIED);
  }
  const { rows } = await client.query<{ accountName: string; endsAt: Date }>(
    `update account set vip_until = now() + ${LIFE}, is_trial = true, has_applied = true where id = $1
     returning username as "accountName", vip_until as "endsAt"`,
    [accountId],
  );
  const [given] = rows;
  if (!given) throw refused(LOCKED);
  return { realName, accountName: given.accountName, effectiveDate: given.endsAt.toISOString() };
};
