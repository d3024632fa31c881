export { forBillItems, forNewItems, forProjectCost, forWater } from '../filters';
export { RegionPicker } from './region-picker';
export { useCurrentRegionName } from './use-current-region-name';
