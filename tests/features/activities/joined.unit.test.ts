import { activities } from '#features/activities/index';
import * as policies from '#features/activities/policies';

test('whatever follows an event is joined with the slice', () => {
  const joined: readonly unknown[] = Object.values(activities.epics(jest.fn()));
  const missing = Object.entries(policies).filter(([, policy]) => !joined.includes(policy));
  expect(missing.map(([name]) => name)).toEqual([]);
});
