/** @jest-environment node */
import {
  CHECK_IN_POINTS,
  EARNING,
  FULL_MONTH_POINTS,
  MAKE_UP_COST,
  MAKE_UPS_A_MONTH,
  MAKE_UP_DAYS,
  MOST_A_DAY,
} from '#features/activities/rules/earning';
import { PRODUCTS } from '#features/activities/rules/products';
import { COLLECT_CARD, FLIP_CARD } from '#features/campaigns/rules/cards';
import { DRAW_COST, DRAWS_A_DAY, RAFFLE, SEASON_DAYS } from '#src/contract/prizes';

/** What was decided, once more: a number that is changed here by mistake would be paid. */
describe('[ACT-013] the numbers of the activities are those that were decided', () => {
  test('check-ins and the limit of a day', () => {
    expect(CHECK_IN_POINTS).toEqual([5, 5, 8, 8, 10, 10, 20]);
    expect([FULL_MONTH_POINTS, MAKE_UP_COST, MAKE_UPS_A_MONTH, MAKE_UP_DAYS, MOST_A_DAY]).toEqual([
      50, 30, 2, 3, 150,
    ]);
  });

  test('tasks: points, draws, limit', () => {
    const rules = Object.entries(EARNING).map(
      ([deed, { points, chances = 0, limit, of, isCapped = false }]) => [
        deed,
        points,
        chances,
        limit === 'each' ? `each of ${of}` : `${limit.times} ${limit.per}`,
        isCapped,
      ],
    );
    expect(rules).toEqual([
      ['guideCompleted', 20, 1, 'each of 5', false],
      ['profileCompleted', 50, 0, '1 ever', false],
      ['favoriteMade', 5, 0, '1 ever', false],
      ['comparisonMade', 10, 0, '1 ever', false],
      ['conversionMade', 10, 0, '1 ever', false],
      ['lessonSectionFinished', 3, 0, '5 day', true],
      ['labourLineApproved', 10, 0, '20 day', true],
      ['projectPublished', 200, 0, '10 month', false],
      ['feedbackAdopted', 100, 0, '3 month', false],
    ]);
  });

  test('goods of the mall: cost, limit, stock', () => {
    const goods = PRODUCTS.map(({ id, cost, limit, stock }) => [
      id,
      cost,
      limit && `${limit.count} ${limit.per}`,
      stock,
    ]);
    expect(goods).toEqual([
      ['vip1', 300, '2 month', undefined],
      ['vip3', 800, '1 quarter', undefined],
      ['export', 150, undefined, undefined],
      ['off50', 500, undefined, undefined],
      ['report', 100, undefined, undefined],
      ['book', 6_000, undefined, 50],
      ['cup', 4_000, undefined, 100],
    ]);
  });

  test('prizes of the raffle: odds of ten thousand, stock', () => {
    expect([DRAW_COST, DRAWS_A_DAY, SEASON_DAYS, RAFFLE.fallback]).toEqual([50, 5, 60, 'points5']);
    expect(RAFFLE.prizes.map(({ id, odds, stock, isOnce = false }) => [id, odds, stock, isOnce])).toEqual([
      ['vip365', 1, 5, true],
      ['vip30', 10, 50, false],
      ['vip7', 89, 445, false],
      ['book', 10, 50, true],
      ['off50', 200, 1_000, false],
      ['export', 680, 3_400, false],
      ['points50', 1_500, undefined, false],
      ['points20', 2_500, undefined, false],
      ['points5', 5_010, undefined, false],
    ]);
  });

  test('cards: odds, and the rules that say them', () => {
    const odds = (cards: typeof FLIP_CARD) => cards.draw?.prizes.map((one) => [one.name, one.odds]);
    expect(odds(FLIP_CARD)).toEqual([
      ['鹊桥', 500],
      ['双星', 1_500],
      ['巧果', 8_000],
    ]);
    expect(odds(COLLECT_CARD)).toEqual([
      ['人工费', 2_400],
      ['材料费', 2_400],
      ['机械费', 2_400],
      ['管理费', 2_300],
      ['利润', 500],
    ]);
  });
});
