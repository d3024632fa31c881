import { distinctNames } from '#src/tables/distinct-names';

test.each([
  [
    ['地区', '单价'],
    ['地区', '单价'],
  ],
  [
    ['单价', '地区', '单价'],
    ['单价', '地区', '单价 3'],
  ],
  // What is made up for one may be the title of another.
  [
    ['a', 'a', 'a 2'],
    ['a', 'a 2', 'a 2 3'],
  ],
  [
    ['a', 'a 2', 'a'],
    ['a', 'a 2', 'a 3'],
  ],
])('of the columns %j none has the name of another', (titles, names) => {
  expect(distinctNames(titles)).toEqual(names);
});
