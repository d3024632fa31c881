import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { NATIONWIDE } from '#src/contract/places';

const city = z.object({ areaid: z.string(), name: z.string(), pid: z.string() });
const region = z.object({
  areaid: z.string(),
  name: z.string(),
  /** One sign for tiles: 粤. */
  shortName: z.string(),
  pid: z.string(),
  /** First letter of the pinyin, A–Z; empty for 全国. */
  letter: z.string(),
  status: z.enum(['open', 'paused']),
  subList: z.array(city),
});

export const areasCall = defineCall({
  method: 'GET',
  path: '/core/common/getAreaInfos',
  access: 'public',
  summary: '地区与类别',
  data: z.object({
    /** 全国 first, then by pinyin; provinces with their cities. */
    areas: z.array(region),
    categories: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});

export type Region = DataOf<typeof areasCall>['areas'][number];
export type Category = DataOf<typeof areasCall>['categories'][number];

/** The portal's own area ids that a rule names; the rule is the key. */
export const SPECIAL_AREAS = {
  /** Default place, first of every list, without cities. */
  nationwide: NATIONWIDE,
  /** Bill items: of 内蒙古's cities only 呼和浩特 has data. */
  billItemsOneCity: { province: '6', city: '77' },
  /** 甘肃 is known to the table but left out of the list of regions and of bill items. */
  unlisted: '28',
  /** 重庆 begins with a sign of two readings: it sorts under chóng, not zhòng. */
  sortsBySecondReading: '32',
} as const;
