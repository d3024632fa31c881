import type { Pool } from 'pg';
import { inSnapshot } from '#infra/server/postgres/database-pool';
import type { Parameters } from '#infra/server/postgres/parameters';
import { writeBasis, type Basis } from '#src/costing/basis';
import { shownPrice } from './shown-price';

/** SQL of a price of `unit_price u` as the list shows it in the basis; undefined where that leaves it as it is stored. */
export const priceInBasis = async (
  pool: Pool,
  basis: Basis,
): Promise<((parameters: Parameters) => string) | undefined> => {
  const { value } = await inSnapshot(pool, (client) =>
    shownPrice(client, writeBasis(basis), { listed: null }),
  );
  return value ?? undefined;
};
