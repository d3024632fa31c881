import type { Pool } from 'pg';
import { networkOf } from '../../http/network-of';
import { consumeRateLimit } from '../../http/rate-limit';
import { tooManyHandshakes } from './signing-errors';

/** A page shakes hands once; an office of hundreds stands behind one address. */
const perNetwork = { name: 'handshake.network', limit: 1_200, windowS: 600 };

/** @throws SigningRefusal 442 */
export const countHandshakes =
  (pool: Pool) =>
  async (ip: string): Promise<void> => {
    if (!(await consumeRateLimit(pool, { ...perNetwork, key: networkOf(ip) }))) throw tooManyHandshakes();
  };
