import type { Reward } from './rewards';

/** What a campaign gave a member. */
export interface Gift {
  readonly goal: string;
  readonly number: number;
  readonly name: string;
  readonly spent: Readonly<Record<string, number>>;
  readonly card: string | null;
  readonly day: string;
  readonly through: string | null;
  readonly at: string;
}

/** What it gives. */
export interface GiftGiven<Activity extends string> {
  readonly activity: Activity;
  readonly accountId: string;
  readonly goal: string;
  readonly number: number;
  readonly season: number;
  readonly name: string;
  readonly reward: Reward;
  readonly spent?: Readonly<Record<string, number>>;
  readonly card?: string;
  readonly through?: string;
}
