import { createHash, createHmac } from 'node:crypto';
import { verify } from '#features/activities/ui/verify';
import { messageOf, oddsText, prizeAt, valueOf } from '#src/contract/draw-value';
import { ODDS_TOTAL, RAFFLE } from '#src/contract/prizes';

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

const oddsId = createHash('sha256').update(oddsText(RAFFLE)).digest('hex');

describe('what a day signs, as it is published', () => {
  // Written out, and computed by other means than ours.
  const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
  const DIGEST = '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef';
  const SIGNED = 'eaed0bf6929016781fed43bf96d161c022e2d15dad4b1af3c48595b6fadff1e3';

  test('[ACT-013] who draws, in what and for which time are signed in this order, parted by bars', () => {
    expect(messageOf('6001', 'raffle', 7)).toBe('6001|raffle|7');
    expect(messageOf('g-12', 'midAutumn', 10)).toBe('g-12|midAutumn|10');
  });

  test('[ACT-013] its signature is the one that anybody computes from the written text', () => {
    const seed = Buffer.from(SEED, 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(DIGEST);
    expect(createHmac('sha256', seed).update('6001|raffle|7').digest('hex')).toBe(SIGNED);
    expect(
      createHmac('sha256', seed)
        .update(messageOf('6001', 'raffle', 7))
        .digest('hex'),
    ).toBe(SIGNED);
  });

  test('[ACT-013] the browser proves the draw that the written text gives', () => {
    const [odds, drawn] = [RAFFLE.prizes.map(({ id, name, odds }) => ({ id, name, odds })), 'points5'];
    const proof = { number: 7, day: '2026-03-02', digest: DIGEST, seed: SEED, drawn, given: drawn, odds };
    const message = messageOf('6001', 'raffle', 7);
    expect(verify({ ...proof, message, fallback: RAFFLE.fallback, oddsId })).toEqual({
      hmac: SIGNED,
      // The first thirteen signs in hex, of 2 to the power of 52.
      value: 0xeaed0bf692901 / 4_503_599_627_370_496,
      isSeedKept: true,
      isDrawnSo: true,
      prize: '5 积分',
      areOddsKept: true,
    });
  });
});

test('[ACT-013] 100,000 draws of twenty days fall as published (chi-square, 8 degrees of freedom, 0.999), and every tenth is proved by its seed', () => {
  const days = 20;
  const drawsADay = 5_000;
  const published = RAFFLE.prizes.map(({ id, name, odds }) => ({ id, name, odds }));
  const counts = new Map<string, number>();
  const unproved: string[] = [];
  for (let day = 1; day <= days; day += 1) {
    const seed = createHash('sha256').update(`day ${day}`).digest();
    const digest = createHash('sha256').update(seed).digest('hex');
    for (let number = 1; number <= drawsADay; number += 1) {
      const message = messageOf('6001', 'raffle', number);
      const value = valueOf(createHmac('sha256', seed).update(message).digest('hex'));
      const { id: drawn } = prizeAt(RAFFLE.prizes, value);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
      if (number % 10 > 0) continue;
      const verdict = verify({
        number,
        day: String(day),
        message,
        digest,
        drawn,
        given: drawn,
        seed: seed.toString('hex'),
        odds: published,
        fallback: RAFFLE.fallback,
        oddsId,
      });
      if (!verdict?.isSeedKept || !verdict.isDrawnSo || !verdict.areOddsKept || verdict.value !== value)
        unproved.push(`${day} ${number}`);
    }
  }
  expect(unproved).toEqual([]);
  const draws = days * drawsADay;
  const chiSquare = RAFFLE.prizes.reduce((sum, { id, odds }) => {
    const expected = (draws * odds) / ODDS_TOTAL;
    return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
  }, 0);
  expect(chiSquare).toBeLessThan(26.12);
});

test('a proof with another seed, or of another prize, is told from a true one', () => {
  const seed = createHash('sha256').update('a day').digest();
  const message = messageOf('6001', 'raffle', 1);
  const { id: drawn } = prizeAt(
    RAFFLE.prizes,
    valueOf(createHmac('sha256', seed).update(message).digest('hex')),
  );
  const proof = {
    number: 1,
    day: '2026-01-01',
    message,
    drawn,
    given: drawn,
    seed: seed.toString('hex'),
    digest: createHash('sha256').update(seed).digest('hex'),
    odds: RAFFLE.prizes.map(({ id, name, odds }) => ({
      id,
      name,
      odds,
    })),
    fallback: RAFFLE.fallback,
    oddsId,
  };
  expect(verify(proof)).toMatchObject({ isSeedKept: true, isDrawnSo: true, areOddsKept: true });
  expect(verify({ ...proof, fallback: 'points50' })?.areOddsKept).toBe(false);
  expect(verify({ ...proof, seed: '00'.repeat(32) })?.isSeedKept).toBe(false);
  expect(verify({ ...proof, drawn: 'vip365' })?.isDrawnSo).toBe(false);
});
