import type { EggSought, GoalKey, KeyWith } from './contract';
import type { EggPlace } from './rules/egg-places';
import type { Receiver } from '#src/contract/receiver';

/** What a member does in a campaign. Numbered acts are the same ones, however often they are asked for. */
export type Act =
  | { readonly act: 'task'; readonly key: KeyWith<'task'>; readonly taskId: string }
  | { readonly act: 'visit'; readonly key: 'giftBoxV55'; readonly url: string }
  | { readonly act: 'draw'; readonly key: KeyWith<'draw'>; readonly number: number; readonly place?: number }
  | { readonly act: 'drawTask'; readonly key: 'giftBoxV76'; readonly taskId: string }
  | { readonly act: 'goal'; readonly key: GoalKey; readonly goal: string; readonly number: number }
  | {
      readonly act: 'swap';
      readonly key: 'collectCard';
      readonly from: string;
      readonly to: string;
      readonly number: number;
    }
  | {
      readonly act: 'claim';
      readonly key: KeyWith<'claim'>;
      readonly number: number;
      readonly receiver: Receiver;
    }
  | { readonly act: 'egg'; readonly key: 'giftBoxV67'; readonly place: EggPlace }
  | { readonly act: 'answer'; readonly key: 'question'; readonly day: string; readonly choice: number }
  | { readonly act: 'openTeam'; readonly key: 'giftBoxV61' }
  | { readonly act: 'joinTeam'; readonly key: 'giftBoxV61'; readonly url: string }
  | { readonly act: 'rewardTeam'; readonly key: 'giftBoxV61'; readonly urlId: string }
  | { readonly act: 'share'; readonly key: 'userInvite' }
  | { readonly act: 'visitInvite'; readonly key: 'userInvite'; readonly url: string };

/** What came of it, as far as it is told. */
export interface Told {
  /** Of a draw or a gift: what was given. */
  readonly given?: string;
  /** Of a draw: what it fell on, where that is another. */
  readonly drawn?: string;
  readonly text?: string;
  /** Done, and nothing to be glad of: a wrong answer, a place without the egg. */
  readonly isPlain?: boolean;
  readonly egg?: EggSought['state'];
  /** It was there before: this time nothing was done. */
  readonly isFormer?: boolean;
  /** Days of VIP came with it. */
  readonly isVip?: boolean;
}
