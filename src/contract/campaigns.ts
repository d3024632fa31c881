/** Since the registration. */
export const NEW_USER_DAYS = 30;

/** Routes on which a campaign is shown, with their paths. */
const PATHS = {
  activityHome: '/memberActivity/activityHome',
  memberGiftBox: '/memberActivity/memberGiftBox',
  newUserActivity: '/memberActivity/newUserActivity',
  introduceNewUser: '/memberActivity/introduceNewUser',
} as const;

export interface CampaignLine {
  readonly name: string;
  readonly about: string;
  readonly page: keyof typeof PATHS;
  /** Which of its page; a page of one campaign has none. */
  readonly module?: string;
  readonly href: string;
}

type CampaignPage = Pick<CampaignLine, 'page' | 'module' | 'href'>;
const alone = (page: CampaignLine['page']): CampaignPage => ({ page, href: PATHS[page] });
const among = (page: CampaignLine['page'], module: string): CampaignPage => ({
  page,
  module,
  href: `${PATHS[page]}?module=${module}`,
});
const home = (module: string) => among('activityHome', module);
const box = (module: string) => among('memberGiftBox', module);
const campaigns = <K extends string>(all: Readonly<Record<K, CampaignLine>>) => all;

/** Themed campaigns beside the standing activities, under the keys by which the house starts, pauses and ends them. */
export const CAMPAIGNS = campaigns({
  giftBoxV76: { name: '粉丝礼盒', about: '完成五项任务，每项得一次抽奖机会', ...box('GiftBoxV76') },
  giftBoxV55: { name: '学习礼盒', about: '每学习打卡三次得一次抽奖机会', ...box('GiftBoxV55') },
  giftBoxV61: { name: '组队礼盒', about: '三人成队，每人得 200 积分', ...box('GiftBoxV61') },
  giftBoxV67: { name: '彩蛋礼盒', about: '每天一枚彩蛋，集满七枚换礼', ...box('GiftBoxV67') },
  qixiGift: { name: '七夕翻牌', about: '每天翻三张，三张相同换礼', ...home('QixiGift') },
  collectCard: { name: '集卡合成综合单价', about: '集齐五种费用卡换礼', ...home('CollectCard') },
  question: { name: '每日一题', about: '每天一题，答对得 5 积分', ...home('Question') },
  clockExperience: {
    name: '打卡体验',
    about: '连续签到七天，得 VIP 体验 1 天',
    ...home('ClockExperience'),
  },
  mysteriousTaskV72: { name: '神秘任务', about: '三项任务全部完成换礼', ...home('MysteriousTask') },
  newUserGift: {
    name: '新人专享礼',
    about: `注册 ${NEW_USER_DAYS} 天内的会员专享`,
    ...alone('newUserActivity'),
  },
  userInvite: {
    name: '邀请好友',
    about: '好友真正用起来，双方都有积分',
    ...alone('introduceNewUser'),
  },
});
export type CampaignKey = keyof typeof CAMPAIGNS;
