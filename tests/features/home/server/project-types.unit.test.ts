import { typeLabel } from '../../../../features/home/server/project-types';
import { PROJECT_TYPES } from '../../../../features/projects/contract';

test('the front page calls every type what the project list calls it', () => {
  expect(Object.keys(PROJECT_TYPES).map(typeLabel)).toEqual(Object.values(PROJECT_TYPES));
});

test('a type nobody has named yet shows its code', () => {
  expect(typeLabel('sports.stadium')).toBe('sports.stadium');
});
