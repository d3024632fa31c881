import { EARNING, mostTimes } from '#features/activities/rules/earning';
import type { Campaign } from '#features/campaigns/rules/campaign';
import { RULES } from '#features/campaigns/rules/index';
import { RIGHT_POINTS } from '#features/campaigns/rules/question';
import { TEAM_POINTS, TEAM_SIZE } from '#features/campaigns/rules/team';
import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';

const NUMERALS = '零一两三四五六七八九十';
const counted = (number = 0): string => NUMERALS[number] ?? String(number);

const rulesOf = (key: CampaignKey): Campaign => RULES[key];
const goalOf = (key: CampaignKey, goal: string) => {
  const found = rulesOf(key).goals?.find(({ id }) => id === goal);
  if (!found) throw new Error(`${key} has no goal ${goal}`);
  return found;
};
const worthOf = (key: CampaignKey, goal: string): string => {
  const { reward } = goalOf(key, goal);
  if (reward.kind === 'vip') return `${reward.days} 天`;
  return reward.kind === 'points' ? `${reward.points} 积分` : '导出券×1';
};
const held = (key: CampaignKey, goal: string): readonly number[] => {
  const { needs } = goalOf(key, goal);
  return needs.of === 'held' ? Object.values(needs.held) : [];
};
const shares = (key: CampaignKey): readonly string[] =>
  (rulesOf(key).draw?.prizes ?? []).map(({ odds }) => `${odds / 100}%`);
const drawsOf = (key: CampaignKey): string => counted(rulesOf(key).draw?.drawsADay);
const tasksOf = (key: CampaignKey): string => counted(rulesOf(key).tasks?.length);
const daysOf = (key: CampaignKey): string => {
  const { right } = rulesOf(key);
  return right?.of === 'attended' ? counted(right.days) : '';
};
const streak = (): string => {
  const { needs } = goalOf('clockExperience', 'vip1');
  return needs.of === 'days' ? counted(needs.days) : '';
};
const cardsOf = (key: CampaignKey): string =>
  (rulesOf(key).draw?.prizes ?? []).map(({ name, odds }) => `${name} ${odds / 100}%`).join('、');

const published: readonly (readonly [CampaignKey, readonly string[]])[] = [
  [
    'qixiGift',
    [
      `每天可翻${drawsOf('qixiGift')}张`,
      `概率为 ${shares('qixiGift').join('、')}，`,
      `${counted(held('qixiGift', 'bridges')[0])}张相同`,
      `VIP ${worthOf('qixiGift', 'bridges')}每人${goalOf('qixiGift', 'bridges').most === 1 ? '一' : '?'}次`,
    ],
  ],
  [
    'collectCard',
    [
      `每天可抽${drawsOf('collectCard')}张卡`,
      `概率为${cardsOf('collectCard')}。`,
      `${rulesOf('collectCard').swapFor} 张相同的卡可换`,
      `集齐${counted(held('collectCard', 'vip7').length)}种换 VIP ${worthOf('collectCard', 'vip7')}（每人一次）或 ${worthOf('collectCard', 'points300')}`,
    ],
  ],
  ['giftBoxV76', [`${tasksOf('giftBoxV76')}项任务各计一次`]],
  ['giftBoxV55', [`打卡满 ${rulesOf('giftBoxV55').tasksAChance} 次`, `每天至多抽${drawsOf('giftBoxV55')}次`]],
  [
    'giftBoxV67',
    [`集满${counted(held('giftBoxV67', 'points')[0])}枚可换 ${worthOf('giftBoxV67', 'points')}，`],
  ],
  ['clockExperience', [`连续签到满${streak()}天可领 VIP 体验 ${worthOf('clockExperience', 'vip1')}`]],
  [
    'mysteriousTaskV72',
    [`累计签到满${daysOf('mysteriousTaskV72')}天`, `${tasksOf('mysteriousTaskV72')}项任务全部完成`],
  ],
  ['newUserGift', [`${tasksOf('newUserGift')}项任务全部完成`]],
];

test.each(published)('[ACT-013] the rules of %s say the figures by which they are kept', (key, said) => {
  const rules = rulesOf(key).rules.join('');
  expect(said.filter((words) => !rules.includes(words))).toEqual([]);
});

test.each([
  ['giftBoxV76', `完成${tasksOf('giftBoxV76')}项任务`],
  ['giftBoxV55', `打卡${counted(rulesOf('giftBoxV55').tasksAChance)}次`],
  ['giftBoxV61', `${counted(TEAM_SIZE)}人成队，每人得 ${TEAM_POINTS} 积分`],
  ['giftBoxV67', `集满${counted(held('giftBoxV67', 'secret')[0])}枚换礼`],
  ['qixiGift', `每天翻${drawsOf('qixiGift')}张`],
  ['collectCard', `集齐${counted(held('collectCard', 'points300').length)}种`],
  ['question', `答对得 ${RIGHT_POINTS} 积分`],
  ['clockExperience', `连续签到${streak()}天，得 VIP 体验 ${worthOf('clockExperience', 'vip1')}`],
  ['mysteriousTaskV72', `${tasksOf('mysteriousTaskV72')}项任务`],
] as const)('[ACT-013] the line of %s at the home says them, too', (key, said) => {
  expect(CAMPAIGNS[key].about).toContain(said);
});

test('[ACT-013] a gift is called what it is worth, and asks for what is said beside it', () => {
  const goals = Object.values(RULES).flatMap(({ key, goals = [] }: Campaign) =>
    goals.map(({ id, name, about, needs }) => ({ key, id, name, about, needs })),
  );
  expect(goals.filter(({ key, id, name }) => !name.includes(worthOf(key, id)))).toEqual([]);
  const asked = goals.flatMap(({ key, id, about, needs }) => {
    if (needs.of === 'held') {
      const [first = 0, ...others] = held(key, id);
      return [[about, others.length > 0 ? `${counted(others.length + 1)}张` : counted(first)] as const];
    }
    return needs.of === 'days' ? [[about, counted(needs.days)] as const] : [[about, tasksOf(key)] as const];
  });
  expect(asked.filter(([about, number]) => !about.includes(number))).toEqual([]);
});

test('[ACT-013] what a deed earns, and how often, is said as it is kept', () => {
  const { lessonSectionFinished: study, labourLineApproved: labour } = EARNING;
  expect(study.about).toContain(
    `得 ${study.points} 积分，每天至多 ${study.points * (mostTimes(study) ?? 0)}；`,
  );
  expect(labour.about).toContain(`得 ${labour.points} 积分`);
  expect(EARNING.projectPublished.about).toContain(
    `每月至多${counted(mostTimes(EARNING.projectPublished))}个`,
  );
  expect(EARNING.feedbackAdopted.about).toContain(`每月至多${counted(mostTimes(EARNING.feedbackAdopted))}次`);
});
