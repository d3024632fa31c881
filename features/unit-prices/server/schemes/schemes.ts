import type { ClientBase, Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { MOST_SCHEMES, type Scheme, type SchemeTerms } from '../../contract-schemes';

const GONE = '没有找到这个计价方案，它可能已被删除';
const SAME_NAME = '已有同名的计价方案';
const FULL = `计价方案至多 ${MOST_SCHEMES} 个，请先删除不用的方案`;

type Stored = Pick<Scheme, 'id' | 'name' | 'isChosen'> & {
  readonly terms: SchemeTerms;
  readonly changedAt: Date;
};

/** Of the account, in the order they were made. */
export const listSchemes = async (
  client: ClientBase | Pool,
  accountId: string,
): Promise<{ schemes: Scheme[] }> => {
  const { rows } = await client.query<Stored>(
    `select id::text, name, terms, is_chosen as "isChosen", changed_at as "changedAt"
     from pricing_scheme where account_id = $1 order by pricing_scheme.id`,
    [accountId],
  );
  return {
    schemes: rows.map(({ terms, changedAt, ...scheme }) => ({
      ...scheme,
      ...terms,
      changedAt: changedAt.toISOString(),
    })),
  };
};

/** One change of an account's schemes at a time. */
const holdAccount = (client: ClientBase, accountId: string) =>
  client.query('select from account where id = $1 for update', [accountId]);

const refuseName = async (
  client: ClientBase,
  accountId: string,
  name: string,
  except?: string,
): Promise<void> => {
  const { rowCount } = await client.query(
    'select from pricing_scheme where account_id = $1 and name = $2 and id is distinct from $3::bigint',
    [accountId, name, except ?? null],
  );
  if (rowCount) throw new ApiError(codes.badRequest, SAME_NAME);
};

export const createScheme = async (
  client: ClientBase,
  accountId: string,
  { name, ...terms }: SchemeTerms & { readonly name: string },
) => {
  await holdAccount(client, accountId);
  await refuseName(client, accountId, name);
  const { schemes } = await listSchemes(client, accountId);
  if (schemes.length >= MOST_SCHEMES) throw new ApiError(codes.badRequest, FULL);
  await client.query('insert into pricing_scheme (account_id, name, terms) values ($1, $2, $3)', [
    accountId,
    name,
    JSON.stringify(terms),
  ]);
  return listSchemes(client, accountId);
};

export interface SchemeChange {
  readonly id: string;
  readonly name?: string | undefined;
  readonly terms?: SchemeTerms | undefined;
}

export const changeScheme = async (
  client: ClientBase,
  accountId: string,
  { id, name, terms }: SchemeChange,
) => {
  await holdAccount(client, accountId);
  if (name !== undefined) await refuseName(client, accountId, name, id);
  const { rowCount } = await client.query(
    `update pricing_scheme set name = coalesce($3, name), terms = coalesce($4::jsonb, terms), changed_at = now()
     where account_id = $1 and id = $2`,
    [accountId, id, name ?? null, terms === undefined ? null : JSON.stringify(terms)],
  );
  if (!rowCount) throw new ApiError(codes.notFound, GONE);
  return listSchemes(client, accountId);
};

export const removeScheme = async (client: ClientBase, accountId: string, id: string) => {
  const { rowCount } = await client.query('delete from pricing_scheme where account_id = $1 and id = $2', [
    accountId,
    id,
  ]);
  if (!rowCount) throw new ApiError(codes.notFound, GONE);
  return listSchemes(client, accountId);
};

/** Null chooses none. */
export const chooseScheme = async (client: ClientBase, accountId: string, id: string | null) => {
  await holdAccount(client, accountId);
  await client.query('update pricing_scheme set is_chosen = false where account_id = $1 and is_chosen', [
    accountId,
  ]);
  if (id === null) return listSchemes(client, accountId);
  const { rowCount } = await client.query(
    'update pricing_scheme set is_chosen = true where account_id = $1 and id = $2',
    [accountId, id],
  );
  if (!rowCount) throw new ApiError(codes.notFound, GONE);
  return listSchemes(client, accountId);
};

/** Refuses a scheme the account does not have. */
export const schemeOf = async (pool: Pool, accountId: string, id: string): Promise<SchemeTerms> => {
  const { rows } = await pool.query<{ terms: SchemeTerms }>(
    'select terms from pricing_scheme where account_id = $1 and id = $2',
    [accountId, id],
  );
  if (!rows[0]) throw new ApiError(codes.notFound, GONE);
  return rows[0].terms;
};
