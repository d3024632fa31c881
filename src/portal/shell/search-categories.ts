/** Values as the search call knows them. */
export const SEARCH_CATEGORIES = [
  { value: 'all', label: '全部' },
  { value: 'laborIndex', label: '劳务' },
  { value: 'sl&csgx', label: '水利与城市更新' },
  { value: 'policyDoc', label: '政策文件' },
] as const;
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number]['value'];

export const asCategory = (text: string): SearchCategory =>
  SEARCH_CATEGORIES.find(({ value }) => value === text)?.value ?? 'all';

export const SEARCH_PLACEHOLDER = '搜编码、名称、拼音：010505001 / 有梁板 / ylb';
/** The bottom bar of small screens leads here. */
export const SEARCH_INPUT_ID = 'site-search';
