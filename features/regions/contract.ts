import * as z from 'zod/mini';
import { defineCall, type DataOf } from '../../src/contract/call';

/** Ids are text end to end; `1` is 全国, the default. */
export const NATIONWIDE = '1';

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

export const visitorAreaCall = defineCall({
  method: 'GET',
  path: '/home/findIpAreaInfo',
  access: 'public',
  summary: '按访问地址判断所在地区',
  data: z.nullable(z.object({ areaid: z.string(), name: z.string() })),
});

export type Region = DataOf<typeof areasCall>['areas'][number];
export type Category = DataOf<typeof areasCall>['categories'][number];
