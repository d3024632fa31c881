import type { Pool, PoolClient } from 'pg';
import type { Offer } from '../contract';

/** What is offered, in its order; the price is what the administrator has written beside it. */
export const readPackages = async (client: Pool | PoolClient): Promise<Offer['packages']> => {
  const { rows } = await client.query<Offer['packages'][number]>(
    'select code, name, audience, price, holds from service_package where rank is not null order by rank, code',
  );
  return rows;
};

export const isOffered = async (client: PoolClient, code: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'select from service_package where code = $1 and rank is not null',
    [code],
  );
  return rowCount === 1;
};
