import type { Pool, PoolClient } from 'pg';
import type { CampaignKey } from '#src/contract/campaigns';
import type { Deed } from '#src/contract/deeds';
import type { Gift, GiftGiven } from '#src/contract/gifts';
import type { DrawPlan, PrizeTable } from '#src/contract/prizes';
import type { Receiver } from '#src/contract/receiver';
import type { Standing } from '#src/contract/standing';
import type { DrawAnswer, Drawn } from '#src/contract/drawn';

type Client = Pool | PoolClient;
interface DatedStanding extends Standing {
  /** From 0. */
  readonly day: number;
}
/** Books, draws, stock and standing of the activities, as a campaign needs them. */
export interface ActivityEngine {
  hold(client: PoolClient, accountId: string): Promise<unknown>;
  standing(client: Client, key: CampaignKey): Promise<DatedStanding>;
  /** @throws ApiError with the reason why nobody takes part now. */
  running(client: PoolClient, key: CampaignKey): Promise<DatedStanding>;
  today(client: Client): Promise<string>;
  seasonOf(day: number): number;
  draw(
    client: PoolClient,
    plan: DrawPlan,
    asked: {
      readonly activity: CampaignKey;
      readonly accountId: string;
      readonly globalId: string;
      readonly device: string | undefined;
      readonly number: number;
      readonly by: 'chance' | 'daily';
      readonly place?: number | undefined;
    },
  ): Promise<DrawAnswer>;
  drawsOf(
    pool: Pool,
    accountId: string,
    key: CampaignKey,
  ): Promise<
    readonly (Drawn & {
      readonly name: string;
      readonly at: string;
      readonly day: string;
      readonly claimBy: string | null;
    })[]
  >;
  claimPrize(
    client: PoolClient,
    accountId: string,
    key: CampaignKey,
    claim: { readonly number: number; readonly receiver: Receiver },
  ): Promise<void>;
  giveChance(
    client: PoolClient,
    chance: { readonly accountId: string; readonly activity: string; readonly source: string },
  ): Promise<void>;
  chancesOf(client: Client, accountId: string, key: string): Promise<number>;
  drawsSoFar(
    client: Client,
    accountId: string,
    key: CampaignKey,
  ): Promise<{ readonly nextNumber: number; readonly doneToday: number }>;
  oddsId(table: PrizeTable): string;
  remaining(pool: Pool, key: CampaignKey, season: number): Promise<ReadonlyMap<string, number>>;
  take(
    client: PoolClient,
    key: CampaignKey,
    season: number,
    stocked: Pick<PrizeTable, 'prizes'>,
    prize: string,
  ): Promise<boolean>;
  giftsOf(client: Client, accountId: string, key: CampaignKey): Promise<readonly Gift[]>;
  giveGift(client: PoolClient, gift: GiftGiven<CampaignKey>): Promise<void>;
  earn(
    client: PoolClient,
    earned: {
      readonly accountId: string;
      readonly kind: 'question';
      readonly ref: string;
      readonly points: number;
    },
  ): Promise<number>;
  rewardInvite(client: PoolClient, accountId: string, points: number, ref: string): Promise<unknown>;
  timesOf(
    client: Client,
    asked: {
      readonly accountId: string;
      readonly deed: Deed;
      readonly ref?: string | undefined;
      readonly since?: string | undefined;
    },
  ): Promise<number>;
  checkIns(
    client: Client,
    accountId: string,
  ): Promise<{
    readonly total: number;
    readonly isToday: boolean;
    readonly lastDay: string | null;
    readonly series: number;
  }>;
  activeDays(client: Pool | PoolClient, accountId: string, from: string, upTo: string): Promise<number>;
  todaysDigest(pool: Pool): Promise<{ readonly day: string; readonly digest: string }>;
  valueToday(client: PoolClient, message: string): Promise<number>;
}
