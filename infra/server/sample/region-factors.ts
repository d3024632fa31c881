/** Price level of a province against the country's middle, by the product's region id. */
export const REGION_FACTORS: Readonly<Record<number, number>> = {
  ...{ 2: 1.18, 3: 1.06, 4: 0.94, 5: 0.93, 6: 0.97, 7: 0.96, 8: 0.97, 9: 0.98, 10: 1.2, 11: 1.05, 12: 1.07 },
  ...{ 13: 0.95, 14: 1, 15: 0.93, 16: 0.96, 17: 0.92, 18: 0.97, 19: 0.95, 20: 1.08, 21: 0.93, 22: 1.12 },
  ...{ 23: 0.95, 24: 0.94, 25: 0.95, 26: 1.25, 27: 0.94, 28: 0.95, 29: 1.02, 30: 0.95, 31: 1, 32: 0.96 },
};
