import type { Group, SearchFound, SearchRow, Word } from '#features/search/contract';
import { initialState, type SearchState } from '#features/search/state';
import { stateOf } from '#tests/support/builders';

export const SEARCH_ID = 1_000_000_001;

export const aWord = (more: Partial<Word> = {}): Word => ({
  word: '钢筋',
  group: 'bq_item',
  id: 'b1',
  marks: [[0, 1]],
  ...more,
});

export const aRow = (more: Partial<SearchRow> = {}): SearchRow => ({
  id: 'p1',
  group: 'bid_node',
  title: '滨江住宅 3#楼',
  summary: '剪力墙结构 · 12,000 ㎡',
  marks: [[2, 4]],
  summaryMarks: [],
  areaId: 20,
  areaName: '广东 广州',
  publishedOn: null,
  price: null,
  unit: '',
  low: null,
  high: null,
  median: null,
  n: 1,
  provenance: {
    kind: 'sample',
    issuer: '平台',
    title: '样例',
    priceDate: '2025-09',
    taxBasis: '含税',
    revision: 1,
    licence: '仅供演示',
  },
  ...more,
});

export const aGroup = (
  group: Group,
  rows: readonly SearchRow[],
  more: Partial<SearchFound['groups'][number]> = {},
): SearchFound['groups'][number] => ({
  group,
  total: rows.length,
  shown: rows.length,
  read: null,
  isCapped: false,
  rows: [...rows],
  ...more,
});

export const someFound = (more: Partial<SearchFound> = {}): SearchFound => ({
  groups: [aGroup('bid_node', [aRow()]), aGroup('policy', [])],
  corrected: null,
  within: null,
  instead: [],
  ...more,
});

export const running = { searchId: SEARCH_ID, keyword: '住宅', category: 'all', at: 1_000 } as const;

type Parts = {
  readonly [K in keyof Omit<SearchState, 'poster'>]?: Partial<SearchState[K]>;
} & Partial<Pick<SearchState, 'poster'>>;

export const searchState = ({ box, current, results, poster = null }: Parts = {}): SearchState => ({
  box: { ...initialState.box, ...box },
  current: { ...initialState.current, ...current },
  results: { ...initialState.results, ...results },
  poster,
});
export const searching = (parts: Parts = {}) => stateOf({ search: searchState(parts) });

/** The reader is on the page of results. */
export const onResults = (query: Readonly<Record<string, string>>) => ({ name: 'searchResults', query });
