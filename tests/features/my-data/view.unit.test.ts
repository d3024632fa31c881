import * as z from 'zod/mini';
import { behaviorList, day, RECORD_KINDS, type RangeView } from '#features/my-data/contract';
import { byDay, timeOf } from '#features/my-data/ui/by-day';
import { rangeWords } from '#features/my-data/ui/labels';
import { fc } from '#tests/support/property';

const { pathTo, viewFrom } = behaviorList;
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ranges: fc.Arbitrary<RangeView> = fc.record(
  { kind: fc.constantFrom(...RECORD_KINDS), from: days, to: days },
  { requiredKeys: [] },
);

test('the address and the filters say the same', () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const query = Object.fromEntries(new URLSearchParams(pathTo(range).split('?')[1]));
      expect(viewFrom(query)).toEqual(range);
    }),
  );
});

test('what does not belong there is dropped alone', () => {
  expect(viewFrom({ kind: 'gossip', from: '2025-02-30', to: '2025-11-20', page: '3' })).toEqual({
    to: '2025-11-20',
  });
});

test.each(['2025-02-29', '2025-13-01', '2025-1-1', '0000-00-00', '', "2025-01-01' or 1=1"])(
  '%j is no day',
  (text) => {
    expect(z.safeParse(day, text).success).toBe(false);
  },
);

test.each<[RangeView, string]>([
  [{}, ''],
  [{ from: '2025-11-01', to: '2025-11-20', kind: 'search' }, '2025-11-01 至 2025-11-20 的“搜索与筛选”'],
  [{ from: '2025-11-01', to: '2025-11-01' }, '2025-11-01 当天'],
  [{ from: '2025-11-01' }, '2025-11-01 起'],
  [{ to: '2025-11-01' }, '2025-11-01 止'],
  [{ kind: 'login' }, '“登录与账号”'],
])('%j reads %j', (range, words) => {
  expect(rangeWords(range)).toBe(words);
});

test('records stand under their day in Shanghai, with the count of the whole day', () => {
  const record = (id: string, at: string) =>
    ({ id, at, kind: 'page', what: '打开页面', detail: '', fncode: '100100' }) as const;
  const records = [
    record('3', '2025-11-20T16:00:00Z'),
    record('2', '2025-11-20T15:59:59Z'),
    record('1', '2025-11-20T01:00:00Z'),
  ];
  const overview = { total: 9, kinds: [], days: [{ day: '2025-11-20', count: 8 }], pausedAt: null };
  expect(
    byDay(records, overview).map(({ day: of, count, records: own }) => [of, count, own.map(({ id }) => id)]),
  ).toEqual([
    ['2025-11-21', undefined, ['3']],
    ['2025-11-20', 8, ['2', '1']],
  ]);
  expect(timeOf('2025-11-20T16:00:05Z')).toBe('00:00:05');
});
