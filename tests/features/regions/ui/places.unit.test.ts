import type { Region } from '#features/regions/contract';
import { bestMatch, groupsMatching, lettersOf, placeNamed } from '#features/regions/ui/places';
import { step } from '#features/regions/ui/region-finder.tsx';

const region = (
  areaid: string,
  name: string,
  letter: string,
  cities: readonly string[] = [],
  status: Region['status'] = 'open',
): Region => ({
  areaid,
  name,
  letter,
  status,
  shortName: name,
  pid: '1',
  subList: cities.map((city, index) => ({ areaid: `${areaid}-${index}`, name: city, pid: areaid })),
});
const areas = [
  region('1', '全国', ''),
  region('20', '广东', 'G', ['广州', '深圳']),
  region('21', '广西', 'G', ['南宁'], 'paused'),
  region('18', '湖北', 'H', ['武汉', '黄石']),
];
const namesFor = (typed: string) =>
  groupsMatching(areas, typed).map(({ places }) => places.map(({ name }) => name));

test('nothing typed shows every region with its cities, 全国 first', () => {
  expect(namesFor('  ')).toEqual([
    ['全国'],
    ['广东', '广州', '深圳'],
    ['广西', '南宁'],
    ['湖北', '武汉', '黄石'],
  ]);
});

test('a letter of either case finds the regions that begin with it', () => {
  expect(namesFor('g')).toEqual([
    ['广东', '广州', '深圳'],
    ['广西', '南宁'],
  ]);
});

test('a city is found alone behind its region, a region with all its cities', () => {
  expect(namesFor('武')).toEqual([['湖北', '武汉']]);
  expect(namesFor('广东')).toEqual([['广东', '广州', '深圳']]);
  expect(namesFor('火星')).toEqual([]);
});

test('Enter takes the place named exactly, then the one whose name holds the text, and never a paused one', () => {
  const best = (typed: string) => bestMatch(groupsMatching(areas, typed), typed)?.name;
  expect(best('深圳')).toBe('深圳');
  expect(best('黄')).toBe('黄石');
  expect(best('南宁')).toBeUndefined();
  expect(best('H')).toBe('湖北');
});

test('a paused region pauses its cities', () => {
  expect(placeNamed(areas, '21-0')).toEqual({ areaid: '21-0', name: '南宁', within: '广西', isPaused: true });
});

test('letters stand once each, without the empty one of 全国', () => {
  expect(lettersOf(areas)).toEqual(['G', 'H']);
});

test('arrows pass over paused places and go round at the ends', () => {
  const groups = groupsMatching(areas, '');
  expect(step(groups, '20-1', 'ArrowDown')?.name).toBe('湖北');
  expect(step(groups, '18', 'ArrowUp')?.name).toBe('深圳');
  expect(step(groups, '18-1', 'ArrowDown')?.name).toBe('全国');
  expect(step(groups, undefined, 'ArrowDown')?.name).toBe('全国');
  expect(step(groups, '1', 'ArrowUp')?.name).toBe('黄石');
  expect(step(groups, '1', 'x')).toBeUndefined();
});
