import * as z from 'zod/mini';
import { defineCall, type DataOf } from './call';

/** For forms that ask for an address. */
export const findProvinceCall = defineCall({
  method: 'GET',
  path: '/dict/findProvince',
  access: 'public',
  summary: '省份及其城市',
  data: z.array(
    z.object({
      areaid: z.string(),
      name: z.string(),
      subList: z.array(
        z.object({
          areaid: z.string(),
          name: z.string(),
          /** 广东 广州 */
          labelName: z.string(),
          fatherName: z.string(),
          provinceId: z.string(),
        }),
      ),
    }),
  ),
});
export type Province = DataOf<typeof findProvinceCall>[number];
