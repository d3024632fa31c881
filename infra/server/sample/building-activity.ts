/** How much is built, by the product's region id from 2 on; the busiest is 1. */
const ACTIVITY = [
  0.65, 0.42, 0.75, 0.45, 0.34, 0.45, 0.3, 0.35, 0.7, 0.98, 0.92, 0.78, 0.65, 0.55, 0.95, 0.9, 0.72, 0.7, 1,
  0.6, 0.3, 0.86, 0.5, 0.52, 0.1, 0.6, 0.36, 0.14, 0.18, 0.4, 0.6,
];

export const BUILDING_ACTIVITY: ReadonlyMap<number, number> = new Map(
  ACTIVITY.map((activity, index) => [index + 2, activity]),
);
