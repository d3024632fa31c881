import type { Pool } from 'pg';
import { leasedLimit } from '#infra/server/http/leased-limit';
import { networkOf } from '#infra/server/http/network-of';

const TEN_MINUTES_S = 600;
const DAY_S = 86_400;
/** A browser of one network, or a member: some ten facts a page. */
const OF_BROWSER = { name: 'track.browser', limit: 1_500, windowS: TEN_MINUTES_S };
/** A school stands behind one address. */
const OF_NETWORK = { name: 'track.network', limit: 30_000, windowS: TEN_MINUTES_S };
/** KiB that the facts of one network, and of everybody, may fill a day. */
const ROOM_OF_NETWORK = { name: 'track.room', limit: 50_000, windowS: DAY_S };
const ROOM_OF_ALL = { name: 'track.room.all', limit: 2_000_000, windowS: DAY_S };
const KIB = 1_024;
/** More than a visit has: most visitors cost one question each. */
const HANDFUL = 100;

export interface Sender {
  readonly ip: string;
  readonly device: string | undefined;
  readonly accountName: string | undefined;
}

/** Whether so many facts of so many bytes are within everybody's limits, the sender's own first. */
export const budgetIn = (pool: Pool) => {
  const take = leasedLimit(pool);
  return async ({ ip, device, accountName }: Sender, facts: number, size: number): Promise<boolean> => {
    const network = networkOf(ip);
    const room = Math.ceil(size / KIB);
    // A member has room of their own: what strangers of the same network send takes none of it.
    const [browser, house] =
      accountName === undefined
        ? [`${network} ${device ?? ''}`, network]
        : [`account ${accountName}`, `account ${accountName}`];
    const limits = [
      { ...OF_BROWSER, key: browser, units: facts, firstHandful: HANDFUL },
      { ...OF_NETWORK, key: house, units: facts, firstHandful: HANDFUL },
      { ...ROOM_OF_NETWORK, key: house, units: room, firstHandful: HANDFUL },
      { ...ROOM_OF_ALL, key: 'all', units: room, firstHandful: HANDFUL },
    ];
    for (const limit of limits) if ((await take(limit)) > 0) return false;
    return true;
  };
};
