import * as z from 'zod/mini';

/** Lengths count code points: 𠮷 is one sign. */
const signs = (text: string): number => [...text].length;

export const atMost = (limit: number, message: string) =>
  z.refine<string>((text) => signs(text) <= limit, message);
export const atLeast = (limit: number, message: string) =>
  z.refine<string>((text) => signs(text) >= limit, message);
export const between = (least: number, most: number, message: string) =>
  z.refine<string>((text) => signs(text) >= least && signs(text) <= most, message);
