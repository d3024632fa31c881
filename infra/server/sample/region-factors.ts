/** Of the product's region ids from 2 on, in their order. */
const FACTORS = [
  1.18, 1.06, 0.94, 0.93, 0.97, 0.96, 0.97, 0.98, 1.2, 1.05, 1.07, 0.95, 1, 0.93, 0.96, 0.92, 0.97, 0.95,
  1.08, 0.93, 1.12, 0.95, 0.94, 0.95, 1.25, 0.94, 0.95, 1.02, 0.95, 1, 0.96,
];

/** Price level of a province against the country's middle, by the product's region id. */
export const REGION_FACTORS: Readonly<Record<number, number>> = Object.fromEntries(
  FACTORS.map((factor, index) => [index + 2, factor]),
);
