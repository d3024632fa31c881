import { events } from '#features/activities/events';
import type { LoadedPart, Part } from '#features/activities/parts';
import { tracked } from '#features/activities/tracked';

const problem = { code: 441, message: '积分不足' };
const shown = (part: Part) => tracked(events.partLoaded({ part, data: {} } as unknown as LoadedPart));

test('a page of the activities that is open is told by its part, and no other part is', () => {
  expect((['home', 'mall', 'raffle', 'coupons'] as const).map((part) => shown(part)?.fncode)).toEqual([
    '400101',
    '400301',
    '400401',
    '400801',
  ]);
  const silent = [
    'points',
    'records',
    'checkIns',
    'draws',
    'proof',
    'orders',
    'reports',
    'subjects',
  ] as const;
  expect(silent.filter((part) => shown(part))).toEqual([]);
});

test.each([
  ['today', {}, false],
  ['a day that was missed', { day: '2026-11-20' }, true],
])('a check-in of %s tells its points, and whether it makes up for one', (_, day, isMadeUp) => {
  expect(tracked(events.checkedIn({ points: 8, ...day }))).toEqual({
    fncode: '400201',
    query: { points: 8, isMadeUp },
  });
});

test('a draw tells what was given, which need not be what it fell on', () => {
  const drawn = { number: 3, drawn: 'vip365', given: 'points5', state: 'given' } as const;
  expect(tracked(events.prizeDrawn({ ...drawn, isFormer: false, isVip: false }))).toEqual({
    fncode: '400402',
    query: { prize: 'points5' },
  });
});

test('an exchange tells its product', () => {
  const ordered = { number: 1, product: 'cup', state: 'ordered', isFormer: false, isVip: false } as const;
  expect(tracked(events.productExchanged(ordered))).toEqual({ fncode: '400302', query: { product: 'cup' } });
});

test.each([
  events.partFailed({ part: 'mall', problem }),
  events.workFailed({ work: 'exchange', subject: 'cup', problem }),
])('what could not be had is told as a failure of the activities: %j', (event) => {
  expect(tracked(event)).toEqual({ fncode: '900101', query: { statusCode: 441, slice: 'activities' } });
});
