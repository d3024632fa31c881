import { shownAt } from '#features/campaigns/modules';

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
