import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

/** All a figure is written with. */
export const FIGURE_SIGNS = [...'0123456789.,-%'] as const;

const entity = z.string().check(z.regex(/^&#x[0-9A-F]{4,5};$/, '不是字符实体'));
/** Of this portal: never another host's. */
const path = z.string().check(z.regex(/^\/(?!\/)[\w./-]+$/, '不是本站地址'));

export const randomConvertCall = defineCall({
  method: 'GET',
  path: '/fontConvert/randomConvert',
  access: 'public',
  summary: '数字字体：数字与字符实体的对应，以及字体文件的地址',
  data: z.object({
    /** Sign → the character entity that draws it in this font and in no other. */
    fontMap: z.object({ map: z.record(z.string(), entity) }),
    fontPath: path,
    /** The same signs in a heavier weight. */
    boldFontPath: path,
  }),
});
export type FontOffer = DataOf<typeof randomConvertCall>;

/** Answers with the file itself. */
export const fontFileCall = defineCall({
  method: 'GET',
  path: '/fontConvert/font/:name',
  cost: 'light',
  access: 'public',
  summary: '数字字体文件（woff2），只交给取得它的会话',
  data: z.unknown(),
});
