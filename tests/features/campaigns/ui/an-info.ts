import type { CampaignInfo } from '#features/campaigns/contract/index';

export const RUNNING = { state: 'running', why: '', startsOn: '2026-01-01', endsOn: null } as const;
export const ENDED = { ...RUNNING, state: 'ended' } as const;
export const own = { nextNumber: 4, chances: 2, leftToday: 3, today: [] };

export const anInfo = (more: Partial<CampaignInfo> = {}): CampaignInfo => ({
  key: 'giftBoxV55',
  standing: RUNNING,
  rules: ['第一条'],
  ifHasRight: true,
  refusal: null,
  tasks: [],
  tasksAChance: null,
  draw: null,
  held: [],
  foundAt: [],
  swapFor: null,
  goals: [],
  own,
  ...more,
});
export const aTask = (more: Partial<CampaignInfo['tasks'][number]> = {}): CampaignInfo['tasks'][number] => ({
  id: 'favorite',
  name: '收藏一条数据',
  href: '/comprehensiveUnitPrice/index',
  done: 0,
  times: 1,
  per: 'campaign',
  state: 'open',
  isDrawn: false,
  ...more,
});
export const aGoal = (more: Partial<CampaignInfo['goals'][number]> = {}): CampaignInfo['goals'][number] => ({
  id: 'points',
  name: '88 积分',
  about: '七枚彩蛋',
  stock: null,
  remaining: null,
  nextNumber: 2,
  refusal: null,
  ...more,
});
export const aPrize = (id: string, name: string, stock: number | null = null, odds = 100) => ({
  id,
  name,
  value: null,
  odds,
  stock,
  remaining: stock,
  isOnce: false,
});
export const aDraw = (
  more: Partial<NonNullable<CampaignInfo['draw']>> = {},
): NonNullable<CampaignInfo['draw']> => ({
  by: 'chance',
  drawsADay: 5,
  fallback: 'points5',
  oddsId: '0dd5',
  today: { day: '2026-03-02', digest: 'd16e' },
  prizes: [aPrize('cup', '保温杯', 10, 50), aPrize('points5', '5 积分', null, 9_950)],
  ...more,
});
