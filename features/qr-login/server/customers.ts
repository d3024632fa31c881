import type { PoolClient } from 'pg';
import type * as z from 'zod/mini';
import { hasRights } from '#infra/server/http/identity';
import { accountTypes, type customersCall } from '../contract';

type Answer = z.input<(typeof customersCall)['data']>;

const names = {
  employee: '企业子账号',
  personal: '个人账号',
  enterprise: '企业主账号',
  enterpriseCentre: '企业认证中心账号',
} as const;

interface Row {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly globalId: string;
  readonly kind: keyof typeof names;
  readonly vipFlag: boolean;
  readonly haveRights: boolean;
}

/** The account and all others of its phone, oldest first. */
const accountsBeside = async (
  client: PoolClient,
  accountId: string,
  demo: boolean,
): Promise<readonly Row[]> => {
  const { rows } = await client.query<Row>(
    `select other.id::text as id, other.username, other.full_name as "fullName", other.global_id as "globalId",
            other.kind, coalesce(other.vip_until > now(), false) as "vipFlag", ${hasRights('other')} as "haveRights"
     from account own join account other on other.id = own.id or other.mobile = own.mobile
     where own.id = $1 and (not other.is_demo or $2) order by other.id`,
    [accountId, demo],
  );
  return rows;
};

const customerOf = ({
  id,
  username,
  fullName,
  globalId,
  kind,
  vipFlag,
  haveRights,
}: Row): Answer[number] => ({
  ...(kind === 'employee'
    ? { customerName: fullName || username, subAccountGid: globalId }
    : { id, username }),
  globalId,
  accountType: accountTypes[kind],
  accountTypeName: names[kind],
  vipFlag,
  haveRights,
});

/** What whoever confirmed with this account may log in with. */
export const customersOf = async (client: PoolClient, accountId: string, demo: boolean): Promise<Answer> =>
  (await accountsBeside(client, accountId, demo)).map(customerOf);
