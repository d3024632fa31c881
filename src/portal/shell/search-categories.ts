import { SEARCH_CATEGORIES, type SearchCategory } from '#src/contract/records';

export const asCategory = (text: string): SearchCategory =>
  SEARCH_CATEGORIES.find(({ value }) => value === text)?.value ?? 'all';

export const SEARCH_PLACEHOLDER = '搜编码、名称、拼音：010505001 / 有梁板 / ylb';
/** The bottom bar of small screens leads here. */
export const SEARCH_INPUT_ID = 'site-search';
