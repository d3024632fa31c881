import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { OwnDraw, Proof } from '../../contract/raffle';
import type { Receiver } from '#src/contract/receiver';
import { messageOf } from '#src/contract/draw-value';
import type { ActivityKey } from '../../rules/activities';
import { CLAIM_DAYS } from '#src/contract/rewards';
import { TODAY } from '#infra/server/postgres/today';
import { publishedSeed } from './seeds';

const NOT_CLAIMABLE = '没有待领取的奖品，或领取期已过';
const NO_DRAW = '没有这次抽奖';

const named = (column: 'drawn' | 'given'): string =>
  `coalesce((select prize ->> 'name' from jsonb_array_elements(odds -> 'prizes') prize where prize ->> 'id' = ${column}), ${column})`;
/** Under the names that the prizes had in the odds of the draw. */
const DRAWS = `
  select draw.activity, number, drawn, given, ${named('given')} as name, ${named('drawn')} as "drawnName", state,
    to_char(draw.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at, to_char(day, 'YYYY-MM-DD') as day,
    case when state = 'unclaimed' then to_char(day + ${CLAIM_DAYS}, 'YYYY-MM-DD') end as "claimBy"
  from draw join draw_odds on draw_odds.id = odds_id
  where account_id = $1 and ($2::text is null or draw.activity = $2) order by draw.at desc, number desc limit 100`;

/** Newest first; of all activities unless one is named. */
export const drawsOf = async (pool: Pool, accountId: string, activity?: ActivityKey): Promise<OwnDraw[]> =>
  (await pool.query<OwnDraw>(DRAWS, [accountId, activity ?? null])).rows;

const CLAIM = `
  update draw set state = 'claimed', receiver = $4, claimed_at = now()
  where activity = $1 and account_id = $2 and number = $3 and state = 'unclaimed'
    and day + ${CLAIM_DAYS} >= ${TODAY}`;

/** Asked again where the answer was lost. */
const CLAIMED = `
  select from draw where activity = $1 and account_id = $2 and number = $3 and state in ('claimed', 'sent')
    and receiver = $4::jsonb`;

export const claimPrize = async (
  client: PoolClient,
  accountId: string,
  activity: ActivityKey,
  { number, receiver }: { readonly number: number; readonly receiver: Receiver },
): Promise<void> => {
  const claim = [activity, accountId, number, JSON.stringify(receiver)];
  if ((await client.query(CLAIM, claim)).rowCount) return;
  if (!(await client.query(CLAIMED, claim)).rowCount) throw new ApiError(codes.conflict, NOT_CLAIMABLE);
};

const PROOF = `
  select number, to_char(day, 'YYYY-MM-DD') as day, drawn, given, odds, odds_id as "oddsId"
  from draw join draw_odds on draw_odds.id = odds_id
  where draw.activity = $1 and account_id = $2 and number = $3`;

interface Drawn {
  readonly number: number;
  readonly day: string;
  readonly drawn: string;
  readonly given: string;
  readonly oddsId: string;
  readonly odds: { readonly prizes: Proof['odds']; readonly fallback: string };
}

/** All that is needed to compute the draw anew; the seed comes with the day after it. */
export const proofOf = async (
  pool: Pool,
  { accountId, globalId }: { readonly accountId: string; readonly globalId: string },
  activity: ActivityKey,
  number: number,
): Promise<Proof> => {
  const { rows } = await pool.query<Drawn>(PROOF, [activity, accountId, number]);
  const published = rows[0] && (await publishedSeed(pool, rows[0].day));
  if (!rows[0] || !published) throw new ApiError(codes.notFound, NO_DRAW);
  const { odds, ...draw } = rows[0];
  return {
    ...draw,
    ...published,
    message: messageOf(globalId, activity, number),
    odds: odds.prizes,
    fallback: odds.fallback,
  };
};
