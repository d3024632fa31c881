import type { Pool } from 'pg';

/** As an address writes it. */
interface Kept {
  readonly basis: string;
}

export const keptBasis = async (pool: Pool, accountId: string): Promise<Kept> => {
  const { rows } = await pool.query<Kept>('select basis from kept_basis where account_id = $1', [accountId]);
  return rows[0] ?? { basis: '' };
};

export const keepBasis = async (pool: Pool, accountId: string, { basis }: Kept): Promise<Kept> => {
  await pool.query(
    `insert into kept_basis (account_id, basis) values ($1, $2)
     on conflict (account_id) do update set basis = excluded.basis`,
    [accountId, basis],
  );
  return { basis };
};
