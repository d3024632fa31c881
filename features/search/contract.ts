import * as z from 'zod/mini';
import { defineCall, type DataOf } from '../../src/contract/call';

/** Word groups of the specification. */
export const GROUPS = ['bid_node', 'bq_item', 'sl', 'labor', 'policy'] as const;
export type Group = (typeof GROUPS)[number];

/** Header categories, as they travel. */
export type SearchCategory = 'all' | 'laborIndex' | 'sl&csgx' | 'policyDoc';

export const promptCall = defineCall({
  method: 'GET',
  path: '/pb/search/prompt',
  access: 'public',
  summary: '输入时的联想词',
  query: z.object({ text: z.string().check(z.maxLength(100, '关键词不超过 100 个字')) }),
  data: z.object({ words: z.array(z.object({ word: z.string(), group: z.enum(GROUPS), id: z.string() })) }),
});

export const defaultPromptCall = defineCall({
  method: 'GET',
  path: '/pb/search/defaultPrompt',
  access: 'public',
  summary: '搜索框的默认提示与热词',
  data: z.object({ prompt: z.string(), hot: z.array(z.string()) }),
});
export type Word = DataOf<typeof promptCall>['words'][number];
