import * as z from 'zod/mini';

const MEGABYTES = 3;
/** Of the file before it is written as base64. */
export const MOST_BYTES = MEGABYTES * 1024 * 1024;
const MOST_BASE64 = Math.ceil(MOST_BYTES / 3) * 4;
/** Of the body that brings it, with all that is said beside it. */
export const UPLOAD_LIMIT = MOST_BASE64 + 16 * 1024;
export const MOST_WORDS = `${MEGABYTES} MB`;
export const TOO_LARGE = `文件不超过 ${MOST_WORDS}`;

/** Looked for, and not matched through: of millions of signs a match would remember every one. */
const OTHER_SIGN = /[^A-Za-z0-9+/]/;

/** A file as base64. */
export const uploadedFile = z.string().check(
  z.minLength(1, '这个文件是空的'),
  z.maxLength(MOST_BASE64, TOO_LARGE),
  z.refine((text) => !OTHER_SIGN.test(text.replace(/={1,2}$/, '')), '文件内容不完整，请重新选择'),
);
