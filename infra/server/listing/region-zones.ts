/** Groups of provinces as GB/T 2260 begins their codes, and the numbers they have among the places of levels. */
const ZONES: Readonly<Record<number, string>> = {
  9001: '华北',
  9002: '东北',
  9003: '华东',
  9004: '中南',
  9005: '西南',
  9006: '西北',
};
const FIRST_ZONE = 9000;

/** SQL of the zone that the region `r` lies in; of 台湾, 香港 and 澳门 a number nobody has. */
export const zoneOf = (region: string): string => `(${FIRST_ZONE} + left(${region}.gb2260, 1)::int)`;
export const isZone = (areaId: number): boolean => areaId in ZONES;
export const zoneName = (areaId: number): string | undefined => ZONES[areaId];
