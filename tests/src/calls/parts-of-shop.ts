import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';

export const shop = {
  shelf: defineCall({
    method: 'GET',
    path: '/shop/shelf',
    access: 'public',
    summary: '',
    query: z.object({ page: z.optional(z.number()) }),
    data: z.string(),
  }),
  till: defineCall({ method: 'GET', path: '/shop/till', access: 'member', summary: '', data: z.number() }),
} as const;
export type PartsOfShop = typeof shop;
