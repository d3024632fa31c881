import { createHmac } from 'node:crypto';
import { messageOf, prizeAt, valueOf } from '#src/contract/draw-value';
import { ODDS_TOTAL, RAFFLE } from '#src/contract/prizes';

const of = (seed: string, number: number) =>
  valueOf(
    createHmac('sha256', seed)
      .update(messageOf('6001', 'raffle', number))
      .digest('hex'),
  );

test('[ACT-013] the odds of the raffle sum to the whole, and its fallback is without limit', () => {
  expect(RAFFLE.prizes.reduce((sum, { odds }) => sum + odds, 0)).toBe(ODDS_TOTAL);
  expect(RAFFLE.prizes.find(({ id }) => id === RAFFLE.fallback)?.stock).toBeUndefined();
});

test('the borders of the shares belong to the prize that begins there', () => {
  expect(prizeAt(RAFFLE.prizes, 0).id).toBe('vip365');
  expect(prizeAt(RAFFLE.prizes, 0.0001).id).toBe('vip30');
  expect(prizeAt(RAFFLE.prizes, 1 - 2 ** -52).id).toBe('points5');
  expect(() => prizeAt([{ odds: 10 }], 0.5)).toThrow(RangeError);
});

test('the value is the first 52 bits of the signature', () => {
  expect(valueOf(`8${'0'.repeat(63)}`)).toBe(0.5);
  expect(valueOf('f'.repeat(64))).toBe(1 - 2 ** -52);
});

test('100,000 draws of fixed seeds fall as the odds say (chi-square, 8 degrees of freedom, 0.999)', () => {
  const draws = 100_000;
  const counts = new Map<string, number>();
  for (let number = 1; number <= draws; number += 1) {
    const { id } = prizeAt(RAFFLE.prizes, of('a season', number));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const chiSquare = RAFFLE.prizes.reduce((sum, { id, odds }) => {
    const expected = (draws * odds) / ODDS_TOTAL;
    return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
  }, 0);
  expect(chiSquare).toBeLessThan(26.12);
});
