import { campaigns } from '#features/campaigns/index';
import * as policies from '#features/campaigns/policies';

test('whatever follows an event is joined with the slice', () => {
  const joined: readonly unknown[] = Object.values(campaigns.epics(jest.fn()));
  const missing = Object.entries(policies).filter(([, policy]) => !joined.includes(policy));
  expect(missing.map(([name]) => name)).toEqual([]);
});
