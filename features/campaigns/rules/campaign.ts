import type { CampaignKey } from '#src/contract/campaigns';
import type { Deed } from '#src/contract/deeds';
import type { DrawPlan } from '#src/contract/prizes';
import type { Reward } from '#src/contract/rewards';

/** How it is known that a task was done. */
export type Proof =
  | { readonly by: 'checkIn' }
  | {
      readonly by: 'deed';
      readonly deed: Deed;
      /** With this alone. */
      readonly ref?: string;
      /** So many deeds for each time. */
      readonly each?: number;
      readonly since: 'ever' | 'begin' | 'day';
    }
  /** An address of the portal that was opened. */
  | { readonly by: 'visit'; readonly path: string };

export interface Task {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly proof: Proof;
  readonly times: number;
  readonly per: 'campaign' | 'day';
}

/** What a goal asks for. What is held is given up for it. */
export type Needs =
  | { readonly of: 'tasks' }
  | { readonly of: 'held'; readonly held: Readonly<Record<string, number>> }
  /** Checked in without a gap. */
  | { readonly of: 'days'; readonly days: number };

export interface Goal {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly needs: Needs;
  readonly reward: Exclude<Reward, { readonly kind: 'goods' }>;
  /** A season; without limit where there is none. */
  readonly stock?: number;
  /** For one member; without limit where there is none. */
  readonly most?: number;
}

/** Who may take part, other than every member. */
export type Right =
  | { readonly of: 'registered'; readonly withinDays: number }
  | { readonly of: 'attended'; readonly days: number };

/** Of whatever is collected or earned and not yet used. */
export const END_RULE = '礼与抽奖次数在活动结束前有效，请及时领取；结束后不再发放。';

/** A campaign as data; an act that one alone has, such as swapping cards, is named in the acts. */
export interface Campaign {
  readonly key: CampaignKey;
  readonly right?: Right;
  readonly tasks?: readonly Task[];
  /** So many tasks done are a chance to draw. */
  readonly tasksAChance?: number;
  readonly draw?: DrawPlan & { readonly by: 'chance' | 'daily' };
  /** What is collected, with its name. */
  readonly held?: Readonly<Record<string, string>>;
  /** Where it may lie. */
  readonly foundAt?: readonly { readonly name: string; readonly href: string }[];
  /** Until when it is of use. */
  readonly heldFor?: 'day' | 'season';
  /** So many alike are one of another kind. */
  readonly swapFor?: number;
  readonly goals?: readonly Goal[];
  readonly rules: readonly string[];
}
