import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import { hasRights } from '#infra/server/http/identity';
import type { AccountKind, bindingAccountsCall } from '../contract';

type Answer = z.input<(typeof bindingAccountsCall)['data']>;

interface Row {
  readonly id: string;
  readonly username: string;
  readonly globalId: string;
  readonly kind: keyof typeof kinds;
  readonly vipFlag: boolean;
  readonly haveRights: boolean;
}

const kinds = {
  employee: { list: 'entSubAccount', name: '企业子账号' },
  personal: { list: 'personalAccount', name: '个人账号' },
  enterprise: { list: 'entMainAccount', name: '企业主账号' },
  enterpriseCentre: { list: 'enterpriseAccount', name: '企业认证中心账号' },
} as const satisfies Readonly<Record<string, { readonly list: AccountKind; readonly name: string }>>;

/** The same work whether or not somebody has registered this phone. */
export const isRegistered = async (pool: Pool, mobile: string, demo: boolean): Promise<boolean> => {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select exists (select 1 from account where mobile = $1 and (not is_demo or $2)) as exists`,
    [mobile, demo],
  );
  return rows[0]?.exists ?? false;
};

/** The accounts of a phone, oldest first; those of the demo mode there alone. */
export const accountsOfMobile = async (
  pool: Pool,
  mobile: string,
  demo: boolean,
): Promise<readonly Row[]> => {
  const { rows } = await pool.query<Row>(
    `select id::text as id, username, global_id as "globalId", kind,
            coalesce(vip_until > now(), false) as "vipFlag", ${hasRights()} as "haveRights"
     from account where mobile = $1 and (not is_demo or $2) order by account.id`,
    [mobile, demo],
  );
  return rows;
};

const listsOf = (rows: readonly Row[]) => {
  const listOf = (list: AccountKind) =>
    rows
      .filter(({ kind }) => kinds[kind].list === list)
      .map(({ kind, ...account }) => ({ ...account, accountTypeName: kinds[kind].name }));
  return {
    entSubAccount: listOf('entSubAccount'),
    personalAccount: listOf('personalAccount'),
    entMainAccount: listOf('entMainAccount'),
    enterpriseAccount: listOf('enterpriseAccount'),
  };
};

export const boundAccountsOf = (rows: readonly Row[]): Answer => ({
  haveRightsAccounts: listsOf(rows.filter(({ haveRights }) => haveRights)),
  noRightsAccounts: listsOf(rows.filter(({ haveRights }) => !haveRights)),
});
