import { between } from './curve';
import { monthCount } from './months';
import { COMPOSITE } from './nationwide';
import { noise } from './noise';

/** A province follows the country with its own reach and drift; the base month stays 100. */
export const provincialComposite = (areaId: number, from: string, period: string): number => {
  const years = (monthCount(period) - monthCount(from)) / 12;
  if (years === 0) return 100;
  const reach = 1 + 0.2 * noise('reach', areaId);
  const drift = 0.25 * noise('drift', areaId);
  return (
    100 +
    (between(COMPOSITE, period) - 100) * reach +
    drift * years +
    0.4 * noise('composite', areaId, period)
  );
};
