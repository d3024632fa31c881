import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { codes } from '#src/contract/codes';

export const INTERNAL_ONLY = '智能问答仅对内部账号开放';

/** Asked anew with every call: an account that is no longer internal must not wait for its next login. */
export const isInternal = async (
  pool: Pool,
  { accountId }: Pick<Identity, 'accountId'>,
): Promise<boolean> => {
  const { rowCount } = await pool.query('select from account where id = $1 and is_internal', [accountId]);
  return rowCount === 1;
};

/** @throws ApiError */
export const demandInternal = async (pool: Pool, identity: Identity): Promise<Identity> => {
  if (!(await isInternal(pool, identity))) throw new ApiError(codes.rightsOnly, INTERNAL_ONLY);
  return identity;
};

export const internalAccounts = async (pool: Pool): Promise<{ globalId: string }[]> => {
  const { rows } = await pool.query<{ globalId: string }>(
    'select global_id as "globalId" from account where is_internal order by global_id',
  );
  return rows;
};
