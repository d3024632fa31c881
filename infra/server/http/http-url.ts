import * as z from 'zod/mini';

const isHttpUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const httpUrl = z.string().check(z.refine(isHttpUrl, '必须是 http 或 https 地址'));
