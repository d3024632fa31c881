import * as z from 'zod/mini';

/** Line breaks, tabs and signs that are not seen would stand in print and lists where nobody looks for them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

export const oneLine = (name: string) =>
  z.refine<string>((text) => !UNSEEN.test(text), `${name}不能含换行、制表符等控制字符`);
