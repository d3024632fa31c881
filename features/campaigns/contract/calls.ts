import type { Call } from '#src/contract/call';
import type { CampaignKey } from '#src/contract/campaigns';
import { claimOf } from '#src/contract/drawn';
import { infoOf, studyClockCall, taskOf } from './campaign';
import { drawOf, goalOf, recordsOf } from './gifts';
import { invitesCall } from './invite';
import { questionCall, questionHistoryCall } from './question';
import { teamCall } from './team';

type GoalCall = ReturnType<typeof goalOf>;

/** Of a campaign that is shown and answered as its rules have it. */
export interface CommonCalls {
  readonly info: ReturnType<typeof infoOf>;
  readonly records: ReturnType<typeof recordsOf>;
  readonly task?: ReturnType<typeof taskOf> | typeof studyClockCall;
  readonly draw?: ReturnType<typeof drawOf>;
  readonly claim?: ReturnType<typeof claimOf>;
  /** One call for whichever goal, */
  readonly goal?: GoalCall;
  /** or one for each by its id. */
  readonly goals?: Readonly<Record<string, GoalCall>>;
}
/** Of a campaign with sections of its own. */
interface SpecialCalls {
  readonly special: Call;
  readonly records?: Call;
}

/** Every campaign with the calls that show it and those that are alike in all. Parts, records and routes follow from it. */
export const CAMPAIGN_CALLS = {
  giftBoxV76: {
    info: infoOf('/pb/activity/giftBoxV76/getActivityInfo', '粉丝礼盒的任务、奖品、概率与本人进度'),
    records: recordsOf('/pb/activity/giftBoxV76/getGiftRecord', '本人的粉丝礼盒记录'),
    task: taskOf('/pb/activity/giftBoxV76/daTask', '登记一项已完成的任务，得一次抽奖机会'),
    claim: claimOf('/pb/activity/giftBoxV76/exchange'),
  },
  giftBoxV55: {
    info: infoOf('/pb/activity/giftBoxV55/getActivityInfo', '学习礼盒的任务、奖品、概率与本人进度'),
    records: recordsOf('/pb/activity/giftBoxV55/raffleRecords', '本人的学习礼盒记录'),
    task: studyClockCall,
    draw: drawOf('/pb/activity/giftBoxV55/raffle', '用一次机会抽学习礼盒；同一序号再问，答的是同一个结果'),
    claim: claimOf('/pb/activity/giftBoxV55/exchange'),
  },
  giftBoxV61: { special: teamCall },
  giftBoxV67: {
    info: infoOf('/pb/activity/giftBoxV67/getActivityInfo', '彩蛋礼盒的规则与本人的彩蛋'),
    records: recordsOf('/pb/activity/giftBoxV67/getGiftRecord', '本人的彩蛋换礼记录'),
    goals: {
      points: goalOf(
        '/pb/activity/giftBoxV67/secretEasterEggPointsExchange',
        '七枚彩蛋换 88 积分；同一序号再问，答的是同一份',
      ),
      secret: goalOf(
        '/pb/activity/giftBoxV67/secretGiftExchange',
        '七枚彩蛋换神秘礼；同一序号再问，答的是同一份',
      ),
    },
  },
  qixiGift: {
    info: infoOf('/pb/activity/qixiGift/getFlipCardResult', '翻牌的概率与本人今天翻到的牌'),
    records: recordsOf('/pb/activity/qixiGift/raffleRecords', '本人的翻牌换礼记录'),
    draw: drawOf('/pb/activity/qixiGift/flipCard', '翻一张牌；同一序号再问，答的是同一张'),
    goal: goalOf('/pb/activity/qixiGift/exchange', '三张相同的牌换礼；同一序号再问，答的是同一份'),
  },
  collectCard: {
    info: infoOf('/pb/activity/collectCard/getCollectCardInfo', '集卡的概率与本人的卡'),
    records: recordsOf('/pb/activity/collectCard/getGiftRecord', '本人的集卡换礼记录'),
    draw: drawOf('/pb/activity/collectCard/clickCard', '抽一张卡；同一序号再问，答的是同一张'),
    goal: goalOf('/pb/activity/collectCard/getCardCollectProduct', '一套卡换礼；同一序号再问，答的是同一份'),
  },
  question: { special: questionCall, records: questionHistoryCall },
  clockExperience: {
    info: infoOf('/pb/activity/clockExperience/getExperienceInfo', '打卡体验的规则与本人能否领取'),
    records: recordsOf('/pb/activity/clockExperience/getGiftRecord', '本人的打卡体验记录'),
    goal: goalOf('/pb/activity/clockExperience/doExperienceActivity', '连续签到七天领 VIP 体验'),
  },
  mysteriousTaskV72: {
    info: infoOf('/pb/activity/mysteriousTaskV72/getActivityInfo', '神秘任务与本人是否有资格'),
    records: recordsOf('/pb/activity/mysteriousTaskV72/getGiftRecord', '本人的神秘任务记录'),
    task: taskOf('/pb/activity/mysteriousTaskV72/doMysteriousTask', '登记一项已完成的神秘任务'),
    goal: goalOf('/pb/activity/mysteriousTaskV72/giftExchange', '神秘任务全部完成后换礼'),
  },
  newUserGift: {
    info: infoOf('/pb/activity/register/getRegisterRecord', '新人专享礼的任务与本人能否领取'),
    records: recordsOf('/pb/activity/register/getGiftRecord', '本人的新人专享礼记录'),
    task: taskOf('/pb/activity/register/doTask', '登记一项已完成的新人任务'),
    goal: goalOf('/pb/activity/register/receiveGift', '领取新人专享礼'),
  },
  userInvite: { special: invitesCall },
} as const satisfies Readonly<Record<CampaignKey, CommonCalls | SpecialCalls>>;
export type CampaignCalls = typeof CAMPAIGN_CALLS;

/** Campaigns that have a call of this name. */
export type KeyWith<Name extends keyof CommonCalls> = {
  readonly [K in CampaignKey]: CampaignCalls[K] extends Readonly<Record<Name, unknown>> ? K : never;
}[CampaignKey];
export const hasCall = <Name extends keyof CommonCalls>(
  key: CampaignKey,
  name: Name,
): key is CampaignKey & KeyWith<Name> => Object.hasOwn(CAMPAIGN_CALLS[key], name);

export type InfoKey = KeyWith<'info'>;
export type GoalKey = KeyWith<'goal'> | KeyWith<'goals'>;

/** The call for one goal of a campaign. */
export const goalCall = (key: GoalKey, goal: string): GoalCall | undefined => {
  const calls: CommonCalls = CAMPAIGN_CALLS[key];
  return calls.goal ?? calls.goals?.[goal];
};
