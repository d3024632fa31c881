import { EGG_PLACES } from './egg-places';
import { ODDS_TOTAL, RAFFLE, SEASON_DAYS, type DrawPlan } from '#src/contract/prizes';
import { CLAIM_DAYS } from '#src/contract/rewards';
import type { Campaign } from './campaign';
import { TEAM_HOURS, TEAM_POINTS, TEAM_SIZE } from './team';

const LEFT_OUT = 'vip365';

/** The raffle without its year of VIP; its share of the odds goes to the fallback. */
const withoutYear = (drawsADay: number): DrawPlan => {
  const prizes = RAFFLE.prizes.filter(({ id }) => id !== LEFT_OUT);
  const rest = ODDS_TOTAL - prizes.reduce((sum, { odds }) => sum + odds, 0);
  return {
    fallback: RAFFLE.fallback,
    drawsADay,
    prizes: prizes.map((prize) =>
      prize.id === RAFFLE.fallback ? { ...prize, odds: prize.odds + rest } : prize,
    ),
  };
};

const FALLBACK = RAFFLE.prizes.find(({ id }) => id === RAFFLE.fallback)?.name ?? '';
const DRAW_RULES = [
  `抽到已发完的奖品，或每人每季限一件而已得过的，改发 ${FALLBACK}；其余奖品的概率不因此变化。`,
  `会员天数、券和积分即时到账；实物请在 ${CLAIM_DAYS} 天内填写收件人，7 个工作日内寄出，逾期视为放弃。实物奖品面向年满 18 周岁的会员。`,
];

export const FAN_BOX: Campaign = {
  key: 'giftBoxV76',
  tasks: [
    {
      id: 'checkIn',
      name: '今天签到',
      href: '/memberActivity/dailyAttendance',
      proof: { by: 'checkIn' },
      times: 1,
      per: 'campaign',
    },
    {
      id: 'guide',
      name: '完成一个新手引导',
      href: '/home',
      proof: { by: 'deed', deed: 'guideCompleted', since: 'ever' },
      times: 1,
      per: 'campaign',
    },
    {
      id: 'favorite',
      name: '收藏一条数据',
      href: '/comprehensiveUnitPrice/index',
      proof: { by: 'deed', deed: 'favoriteMade', since: 'begin' },
      times: 1,
      per: 'campaign',
    },
    {
      id: 'comparison',
      name: '保存一个工程对比',
      href: '/commonproj/index',
      proof: { by: 'deed', deed: 'comparisonMade', since: 'begin' },
      times: 1,
      per: 'campaign',
    },
    {
      id: 'lesson',
      name: '学完一节课程（课程需 VIP）',
      href: '/22G',
      proof: { by: 'deed', deed: 'lessonSectionFinished', since: 'begin' },
      times: 1,
      per: 'campaign',
    },
  ],
  tasksAChance: 1,
  draw: { ...withoutYear(5), by: 'chance' },
  rules: ['五项任务各计一次，每完成一项得一次抽奖机会；当天完成当天可抽。', ...DRAW_RULES],
};

const STUDIES_A_CHANCE = 3;
export const STUDY_BOX: Campaign = {
  key: 'giftBoxV55',
  tasks: [
    {
      id: 'studyClock',
      name: '学完一节，打卡一次（课程需 VIP）',
      href: '/22G',
      proof: { by: 'deed', deed: 'lessonSectionFinished', since: 'day' },
      times: 6,
      per: 'day',
    },
    {
      id: 'visit',
      name: '打开学习专区',
      href: '/22G',
      proof: { by: 'visit', path: '/22G' },
      times: 1,
      per: 'day',
    },
  ],
  tasksAChance: STUDIES_A_CHANCE,
  draw: { ...withoutYear(2), by: 'chance' },
  rules: [
    `打卡满 ${STUDIES_A_CHANCE} 次得一次抽奖机会，每天至多抽两次；当天学完的课程当天打卡有效。`,
    ...DRAW_RULES,
  ],
};

export const EGG_BOX: Campaign = {
  key: 'giftBoxV67',
  held: { egg: '彩蛋' },
  foundAt: Object.values(EGG_PLACES),
  goals: [
    {
      id: 'points',
      name: '88 积分',
      about: '七枚彩蛋',
      needs: { of: 'held', held: { egg: 7 } },
      reward: { kind: 'points', points: 88 },
    },
    {
      id: 'secret',
      name: '神秘礼：导出券×1',
      about: '七枚彩蛋',
      needs: { of: 'held', held: { egg: 7 } },
      reward: { kind: 'coupon', coupon: 'exportRows' },
      stock: 2_000,
      most: 1,
    },
  ],
  rules: [
    '每天有一枚彩蛋藏在三个数据页之一，每人每天各抽一页；打开本活动后去这三页找找看。',
    '每天至多找到一枚，集满七枚可换 88 积分，或换一次神秘礼。',
  ],
};

export const TEAM_BOX: Campaign = {
  key: 'giftBoxV61',
  rules: [
    `发起人的组队链接 ${TEAM_HOURS} 小时内有效，满 ${TEAM_SIZE} 人成队，每人可领 ${TEAM_POINTS} 积分。`,
    `每人每季只能在一支队伍里；到期未满的队伍解散，可以另组。一季 ${SEASON_DAYS} 天。`,
    '奖励来自好友的加入，与是否转发无关。',
  ],
};
