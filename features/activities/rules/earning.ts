import { GUIDES, type Deed } from '#src/contract/deeds';

/** Why points move, as the records of a member say it. */
export const POINTS_KINDS = {
  checkIn: '每日签到',
  fullMonth: '当月全勤',
  makeUp: '补签',
  guide: '完成引导',
  profile: '完善资料',
  favorite: '首次收藏',
  comparison: '首次对比',
  conversion: '首次折算',
  question: '每日一题',
  study: '学习打卡',
  labour: '劳务价采集',
  project: '单项工程发布',
  feedback: '反馈被采纳',
  draw: '参加抽奖',
  prize: '抽奖所得',
  exchange: '积分兑换',
  returned: '兑换退回',
  campaign: '主题活动',
  invite: '邀请好友',
  expired: '到期清零',
} as const;
export type PointsKind = keyof typeof POINTS_KINDS;

interface EarningRule {
  readonly kind: PointsKind;
  readonly points: number;
  /** Draws that come with it. */
  readonly chances?: number;
  readonly limit: { readonly times: number; readonly per: 'ever' | 'day' | 'month' } | 'each';
  /** Of how many things there are, where each pays once. */
  readonly of?: number;
  /** Counted towards what a member can earn in a day. */
  readonly isCapped?: true;
  /** Where it is done. */
  readonly href: string;
  readonly about: string;
}

/** So many times are rewarded in a day, in a month or altogether; undefined without limit. */
export const mostTimes = ({ limit, of }: EarningRule): number | undefined =>
  limit === 'each' ? of : limit.times;

/** Rules are read as data; `each` pays once for every thing it is done with. */
export const EARNING: Readonly<Record<Deed, EarningRule>> = {
  guideCompleted: {
    kind: 'guide',
    points: 20,
    chances: 1,
    limit: 'each',
    of: GUIDES.length,
    href: '/home',
    about: '每完成一个新手引导：首页、单项工程、综合单价、劳务分包、政策文件，从那里的服务栏开始',
  },
  profileCompleted: {
    kind: 'profile',
    points: 50,
    limit: { times: 1, per: 'ever' },
    href: '/usercenter',
    about: '填写单位和邮箱',
  },
  favoriteMade: {
    kind: 'favorite',
    points: 5,
    limit: { times: 1, per: 'ever' },
    href: '/comprehensiveUnitPrice/index',
    about: '收藏第一条数据',
  },
  comparisonMade: {
    kind: 'comparison',
    points: 10,
    limit: { times: 1, per: 'ever' },
    href: '/commonproj/index',
    about: '保存第一个对比',
  },
  conversionMade: {
    kind: 'conversion',
    points: 10,
    limit: { times: 1, per: 'ever' },
    href: '/comprehensiveUnitPrice/index',
    about: '第一次在“折算口径”里选另一月份或地区看价格',
  },
  lessonSectionFinished: {
    kind: 'study',
    points: 3,
    limit: { times: 5, per: 'day' },
    isCapped: true,
    href: '/22G',
    about: '每学完一节得 3 积分，每天至多 15；课程需 VIP',
  },
  labourLineApproved: {
    kind: 'labour',
    points: 10,
    limit: { times: 20, per: 'day' },
    isCapped: true,
    href: '/laborSubcontracting/index',
    about: '采集的劳务价每通过一条得 10 积分，计入每日上限',
  },
  projectPublished: {
    kind: 'project',
    points: 200,
    limit: { times: 10, per: 'month' },
    href: '/project-publishing',
    about: '发布的单项工程通过审核，每月至多十个',
  },
  feedbackAdopted: {
    kind: 'feedback',
    points: 100,
    limit: { times: 3, per: 'month' },
    href: '/usercenter/messages',
    about: '意见被采纳，每月至多三次',
  },
};

/** Points a member can earn in a day by what can be done every day. */
export const MOST_A_DAY = 150;
export const CAPPED_KINDS: readonly PointsKind[] = [
  'question',
  ...Object.values(EARNING).flatMap(({ kind, isCapped }) => (isCapped ? [kind] : [])),
];
export const CAP_RULE = `每日一题、学习打卡和劳务价采集合计每天至多得 ${MOST_A_DAY} 分，其余不计入`;

/** Of each day of a series; the eighth begins anew. */
export const CHECK_IN_POINTS = [5, 5, 8, 8, 10, 10, 20] as const;
export const checkInPoints = (series: number): number =>
  CHECK_IN_POINTS[(series - 1) % CHECK_IN_POINTS.length] ?? 0;
export const FULL_MONTH_POINTS = 50;
export const MAKE_UP_COST = 30;
export const MAKE_UPS_A_MONTH = 2;
/** Days back that can be made up for. */
export const MAKE_UP_DAYS = 3;
