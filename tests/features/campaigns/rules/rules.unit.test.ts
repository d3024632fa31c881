import { ODDS_TOTAL } from '#src/contract/prizes';
import { RULES } from '#features/campaigns/rules/index';
import { holds, tally, usableDays, usableThrough } from '#features/campaigns/rules/tally';

const drawn = Object.values(RULES).flatMap(({ key, draw, held = {} }) => (draw ? [{ key, draw, held }] : []));

test.each(drawn)(
  '[ACT-013] the odds of $key sum to the whole, and its fallback is without limit',
  ({ draw }) => {
    expect(draw.prizes.reduce((sum, { odds }) => sum + odds, 0)).toBe(ODDS_TOTAL);
    expect(draw.prizes.find(({ id }) => id === draw.fallback)?.stock).toBeUndefined();
  },
);

test.each(drawn)('the cards of $key that are drawn have a name', ({ draw, held }) => {
  const cards = draw.prizes.filter(({ reward }) => reward.kind === 'card').map(({ id }) => id);
  expect(cards.filter((id) => !Object.hasOwn(held, id))).toEqual([]);
});

test('[ACT-013] the odds of three alike are those that are published', () => {
  const { draw, rules } = RULES.qixiGift;
  const three = draw!.prizes.map(({ odds }) => `${Number(((odds / ODDS_TOTAL) ** 3 * 100).toFixed(4))}%`);
  expect(three.filter((odds) => !rules.join('').includes(odds))).toEqual([]);
});

test('what is given up is held no more, what is swapped for is; of one day, where it lasts a day', () => {
  const received = [
    { kind: 'a', day: '2026-11-01' },
    { kind: 'a', day: '2026-11-02' },
    { kind: 'unknown', day: '2026-11-02' },
  ];
  const exchanged = [{ spent: { a: 1 }, card: 'b', day: '2026-11-02' }];
  expect(tally(['a', 'b'], received, exchanged)).toEqual({ a: 1, b: 1 });
  expect(tally(['a', 'b'], received, exchanged, '2026-11-01')).toEqual({ a: 1, b: 0 });
  expect([holds({ a: 1 }, { a: 1 }), holds({ a: 1 }, { a: 2 }), holds({}, { a: 1 })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('days in a row are used once, from the first of them that was not', () => {
  const through = (series: number, used?: string) =>
    usableThrough({ lastDay: '2026-03-03', series }, used, 7);
  expect(through(6)).toBeUndefined();
  expect(through(7)).toBe('2026-03-03');
  expect(through(10)).toBe('2026-02-28');
  expect(through(14, '2026-02-24')).toBe('2026-03-03');
  expect(through(14, '2026-02-25')).toBeUndefined();
  expect(through(7, '2026-01-01')).toBe('2026-03-03');
  const days = (series: number, used?: string) => usableDays({ lastDay: '2026-03-03', series }, used);
  expect([days(6), days(14, '2026-02-25'), days(7, '2026-01-01'), days(3, '2026-03-03')]).toEqual([
    6, 6, 7, 0,
  ]);
  expect(usableDays({ lastDay: null, series: 0 }, undefined)).toBe(0);
  expect(usableThrough({ lastDay: null, series: 0 }, undefined, 7)).toBeUndefined();
});
