import { createHash, createHmac, randomBytes } from 'node:crypto';
import { messageOf, oddsText, prizeAt, valueOf } from '#src/contract/draw-value';
import { ODDS_TOTAL, RAFFLE } from '#src/contract/prizes';
import { verify } from '#features/activities/ui/verify';
import { machineLine } from './figures';

const DAYS = 200;
const DRAWS_A_DAY = 5_000;
/** Of the chi-square distribution with one degree less than there are prizes, nine: 0.999. */
const MOST = 26.12;

/** Draws of random seeds against the published odds; each is proved as a member's browser proves it. */
export const odds = (): Promise<readonly string[]> => {
  const published = RAFFLE.prizes.map(({ id, name, odds: share }) => ({ id, name, odds: share }));
  const { fallback } = RAFFLE;
  const oddsId = createHash('sha256').update(oddsText(RAFFLE)).digest('hex');
  const counts = new Map<string, number>();
  let unproved = 0;
  for (let day = 1; day <= DAYS; day += 1) {
    const seed = randomBytes(32);
    const digest = createHash('sha256').update(seed).digest('hex');
    for (let number = 1; number <= DRAWS_A_DAY; number += 1) {
      const message = messageOf('6001', 'raffle', number);
      const { id: drawn } = prizeAt(
        RAFFLE.prizes,
        valueOf(createHmac('sha256', seed).update(message).digest('hex')),
      );
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
      const proof = { number, day: String(day), message, digest, drawn, given: drawn };
      const verdict = verify({ ...proof, seed: seed.toString('hex'), odds: published, fallback, oddsId });
      if (!verdict?.isSeedKept || !verdict.isDrawnSo || !verdict.areOddsKept) unproved += 1;
    }
  }
  const draws = DAYS * DRAWS_A_DAY;
  let chiSquare = 0;
  const lines = RAFFLE.prizes.map(({ id, name, odds: share }) => {
    const expected = (draws * share) / ODDS_TOTAL;
    const drawn = counts.get(id) ?? 0;
    chiSquare += (drawn - expected) ** 2 / expected;
    return `  ${id.padEnd(10)}${String(expected).padStart(9)} expected${String(drawn).padStart(9)} drawn  ${name}`;
  });
  const said = [
    machineLine(),
    `${draws} draws of ${DAYS} seeds`,
    ...lines,
    `chi-square ${chiSquare.toFixed(2)}, wanted below ${MOST} (one honest run in a thousand is above); ${unproved} not proved by their seed, wanted: none`,
  ];
  return chiSquare < MOST && unproved === 0
    ? Promise.resolve(said)
    : Promise.reject(new Error(said.join('\n')));
};
