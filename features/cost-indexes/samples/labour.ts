import { monthCount } from './months';
import { noise } from './noise';

/** Wages rise in steps, at the turn of each half year: 2.5 % a year, provinces up to 0.6 points more or less. */
export const labourValue = (areaId: number, from: string, period: string): number => {
  const rate = 0.025 + (areaId === 1 ? 0 : 0.006 * noise('labour-rate', areaId));
  const months = monthCount(period) - monthCount(from);
  const steps = Math.floor(months / 6) / 2;
  const within = (months % 6) / 60;
  const value = 100 * (1 + rate) ** (steps + within);
  return months === 0 ? 100 : value + 0.12 * noise('labour', areaId, period);
};
