import { monthNumber } from '#src/costing/months';

/** Turning points of the nationwide index. */
const TURNS = (
  [
    ['2020-01', 100],
    ['2021-10', 110],
    ['2022-10', 107],
    ['2023-06', 104.2],
    ['2024-06', 102.1],
    ['2025-09', 100.9],
  ] as const
).map(([at, index]) => ({ at: monthNumber(at), index }));
const BASE = 102.1;

export const LAST_MONTH = '2025-09';

/** Price level of a month against mid-2024, straight between the turning points. */
export const priceLevel = (priceDate: string): number => {
  const at = monthNumber(priceDate);
  const later = TURNS.findIndex((turn) => turn.at >= at);
  const [before, after] = [TURNS[later - 1], TURNS[later]];
  if (!before || !after) return (TURNS.at(later === 0 ? 0 : -1)?.index ?? BASE) / BASE;
  const way = (at - before.at) / (after.at - before.at);
  return (before.index + way * (after.index - before.index)) / BASE;
};
