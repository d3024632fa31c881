import { PROJECT_TYPES, TYPE_GROUPS, typeName } from '#src/contract/project-terms';

test('types and their groups have a name, what is unknown shows its code', () => {
  for (const [code, name] of Object.entries({ ...PROJECT_TYPES, ...TYPE_GROUPS })) {
    expect(typeName(code)).toBe(name);
  }
  expect(typeName('sports.stadium')).toBe('sports.stadium');
});
