import type { PoolClient } from 'pg';
import type { Deed, Earned } from '#src/contract/deeds';

export interface DoneDeed {
  readonly accountId: string;
  readonly deed: Deed;
  /** What it was done with; the same deed with the same thing counts once. */
  readonly ref: string;
}

/** In the transaction of what it tells of. */
export type RecordDeed = (client: PoolClient, done: DoneDeed) => Promise<Earned>;
