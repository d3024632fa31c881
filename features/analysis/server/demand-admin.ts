import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';

const ADMINS_ONLY = '仅向同时有内部权限的分析账号开放';

/** Of the analysts, those whose account is the house's own. */
export const isAdmin = async (client: Pool | PoolClient, accountId: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'select from account where id = $1 and is_internal and is_analyst',
    [accountId],
  );
  return rowCount === 1;
};

/** @throws ApiError */
export const demandAdmin = async (client: Pool | PoolClient, accountId: string): Promise<void> => {
  if (!(await isAdmin(client, accountId))) throw new ApiError(codes.rightsOnly, ADMINS_ONLY);
};
