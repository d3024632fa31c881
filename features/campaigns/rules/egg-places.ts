/** Pages of data on which an egg may lie; each member's lies on one of them, another every day. */
export const EGG_PLACES = {
  commonproj: { name: '单项工程指标', href: '/commonproj/index' },
  unitPrice: { name: '综合单价指标', href: '/comprehensiveUnitPrice/index' },
  labor: { name: '劳务分包指标', href: '/laborSubcontracting/index' },
} as const;
export type EggPlace = keyof typeof EGG_PLACES;
