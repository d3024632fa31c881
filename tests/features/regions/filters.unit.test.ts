import type { Region } from '#features/regions/contract';
import { NATIONWIDE } from '#src/contract/places';
import {
  forBillItems,
  forNewItems,
  forProjectCost,
  forWater,
  waterIds,
  withNationwide,
} from '#features/regions/filters';

const region = (areaid: string, name: string, cities: Readonly<Record<string, string>> = {}): Region => ({
  areaid,
  name,
  shortName: name.charAt(0),
  pid: areaid === NATIONWIDE ? '0' : NATIONWIDE,
  letter: '',
  status: 'open',
  subList: Object.entries(cities).map(([id, city]) => ({ areaid: id, name: city, pid: areaid })),
});

const regions = [
  region('1', '全国'),
  region('6', '内蒙古', { '55': '包头', '77': '呼和浩特' }),
  region('20', '广东', { '228': '广州' }),
  region('28', '甘肃', { '345': '兰州' }),
  region('29', '青海', { '359': '西宁', '360': '海东' }),
];
const ids = (list: readonly { readonly areaid: string }[] | undefined) => list?.map(({ areaid }) => areaid);

test('[REGION-008] [CONFLICT-007] bill items are offered neither nationwide nor in area 28', () => {
  expect(ids(forBillItems(regions))).toEqual(['6', '20', '29']);
});

test('[REGION-009] [CONFLICT-007] bill items keep only city 77 of area 6 and every city elsewhere', () => {
  const [innerMongolia, guangdong] = forBillItems(regions);
  expect(ids(innerMongolia?.subList)).toEqual(['77']);
  expect(ids(guangdong?.subList)).toEqual(['228']);
  expect(ids(regions[1]?.subList)).toEqual(['55', '77']);
});

test('[REGION-010] project costs keep the allowed areas in the order of the list', () => {
  expect(ids(forProjectCost(['29', '1', '404'])(regions))).toEqual(['1', '29']);
});

test('[REGION-012] [CONFLICT-007] new items always have area 1, once', () => {
  expect(withNationwide(['20', '29'])).toEqual(['1', '20', '29']);
  expect(withNationwide(['20', '1'])).toEqual(['1', '20']);
  expect(withNationwide([])).toEqual(['1']);
});

test('[REGION-012] new items are offered in the given regions and the whole country, never by city', () => {
  expect(ids(forNewItems(['29'])(regions))).toEqual(['1', '29']);
  expect(forNewItems(['29', '20'])(regions).flatMap(({ subList }) => subList)).toEqual([]);
});

test('[REGION-016] water regions start with 1 and go on with the given ids as numbers', () => {
  expect(waterIds(['20', '29'])).toEqual([1, 20, 29]);
  expect(waterIds([])).toEqual([1]);
});

test('[REGION-017] water works keep the regions of their ids with their cities, and the whole country', () => {
  expect(forWater(['29', '404'])(regions)).toEqual([regions[0], regions[4]]);
  expect(ids(forWater([])(regions))).toEqual(['1']);
});
