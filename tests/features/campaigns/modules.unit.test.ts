import { CAMPAIGN_CALLS, goalCall, type GoalKey } from '#features/campaigns/contract/index';
import { BOXES, shownAt } from '#features/campaigns/modules';
import { PART_CALLS, partsOf } from '#features/campaigns/parts';
import { RULES } from '#features/campaigns/rules/index';
import { matchRoute } from '#features/navigation/ui/index';
import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';
import { PRIZES } from '#src/contract/prizes';

const KEYS = Object.keys(CAMPAIGNS) as readonly CampaignKey[];
/** Where its link on the home of the activities leads to. */
const placeOf = (key: CampaignKey) => {
  const { route, query } = matchRoute(CAMPAIGNS[key].href);
  return { name: route.name, query };
};

test.each(KEYS)('the link to %s shows it, and loads its own data and records', (key) => {
  expect(shownAt(placeOf(key))).toBe(key);
  const calls = CAMPAIGN_CALLS[key];
  const own = 'info' in calls ? calls.info : calls.special;
  const records = 'records' in calls ? [calls.records] : [];
  expect(partsOf(key, true).map((part) => PART_CALLS[part])).toEqual([own, ...records]);
  expect(partsOf(key, false)).toEqual(own.access === 'public' ? [key] : []);
});

test('no call is that of two campaigns, and each has its own rules', () => {
  const paths = Object.values(PART_CALLS).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(KEYS.filter((key) => RULES[key].key !== key)).toEqual([]);
});

test('every gift of every campaign has a call', () => {
  const missing = KEYS.flatMap((key) =>
    (RULES[key].goals ?? [])
      .filter(({ id }) => !goalCall(key as GoalKey, id))
      .map(({ id }) => `${key} ${id}`),
  );
  expect(missing).toEqual([]);
});

test.each(KEYS.filter((key) => 'info' in CAMPAIGN_CALLS[key]))(
  'whatever %s has is asked for by a call of its own',
  (key) => {
    const { tasks = [], draw } = RULES[key];
    const rewards = draw?.prizes.map(({ reward }) => reward.kind) ?? [];
    const wanted = [
      ...(tasks.length > 0 ? ['task'] : []),
      // Drawn task by task.
      ...(draw && key !== 'giftBoxV76' ? ['draw'] : []),
      ...(rewards.includes('goods') ? ['claim'] : []),
    ];
    expect(wanted.filter((call) => !(call in CAMPAIGN_CALLS[key]))).toEqual([]);
  },
);

test('whatever is drawn and no card is known to the books by its name and worth', () => {
  const drawn = KEYS.flatMap((key) => RULES[key].draw?.prizes ?? []).filter(
    ({ reward }) => reward.kind !== 'card',
  );
  const known = PRIZES.map(({ id, name, reward }) => ({ id, name, reward }));
  expect(drawn.length).toBeGreaterThan(0);
  for (const { id, name, reward } of drawn) expect(known).toContainEqual({ id, name, reward });
});

test('the gift boxes are those of their page, and an unknown one is none of them', () => {
  expect(BOXES).toEqual(['giftBoxV76', 'giftBoxV55', 'giftBoxV61', 'giftBoxV67']);
  expect(shownAt({ name: 'memberGiftBox', query: { module: 'GiftBoxV99' } })).toBeUndefined();
});

test('[CONFLICT-015] the gift box page shows what the home of the activities shows under its module', () => {
  const own = shownAt({ name: 'memberGiftBox', query: {} });
  expect(own).toBe('giftBoxV76');
  expect(shownAt({ name: 'activityHome', query: { module: 'MemberGiftBox' } })).toBe(own);
});

test('[ROUTE-062] a module that is not known leaves the home of the activities as it is', () => {
  expect(shownAt({ name: 'activityHome', query: { module: 'toString' } })).toBeUndefined();
  expect(shownAt({ name: 'activityHome', query: {} })).toBeUndefined();
  expect(shownAt({ name: 'activityHome', query: { module: 'CollectCard' } })).toBe('collectCard');
});
