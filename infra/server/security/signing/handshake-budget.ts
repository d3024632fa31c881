import type { Pool } from 'pg';
import { networkOf } from '../../http/network-of';
import { takeBudget } from '../../http/rate-limit';
import { tooManyHandshakes } from './refusals';

/** A page shakes hands once; an office of hundreds stands behind one address. */
const perNetwork = { name: 'handshake.network', limit: 1_200, windowS: 600 };

/** @throws SigningRefusal 442 */
export const countHandshakes =
  (pool: Pool) =>
  async (ip: string): Promise<void> => {
    if (!(await takeBudget(pool, { ...perNetwork, key: networkOf(ip) }))) throw tooManyHandshakes();
  };
