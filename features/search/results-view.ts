import { NATIONWIDE } from '#src/contract/places';
import { CATEGORIES, GROUPS, groupsOf, RESULT_CAP, type Group, type SearchCategory } from './contract';

const RESULTS_PATH = '/search';
export const RESULTS_ROUTE = 'searchResults';
export const PAGE_SIZE = 20;
export const LAST_PAGE = RESULT_CAP / PAGE_SIZE;

const LONGEST = 100;
/** All of the results that the address remembers; absent means the default. */
export interface ResultsView {
  readonly text: string;
  readonly category: SearchCategory;
  /** One group alone, which can be paged through. */
  readonly group?: Group;
  readonly areaId?: string;
  readonly page?: number;
  /** A record to be opened at once: the address gives way to the record's own. */
  readonly open?: { readonly group: Group; readonly id: string };
}

const isGroup = (text: string | undefined): text is Group => (GROUPS as readonly unknown[]).includes(text);
const isCategory = (text: string | undefined): text is SearchCategory =>
  (CATEGORIES as readonly unknown[]).includes(text);

export const keywordOf = (typed: string): string => typed.trim().slice(0, LONGEST).trim();

const openFrom = (text = ''): ResultsView['open'] => {
  const [group, ...id] = text.split('.');
  return isGroup(group) && id.join('.') !== '' ? { group, id: id.join('.') } : undefined;
};

const pageFrom = (text: string | undefined): number => {
  const page = Number(text);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1;
};

/** Values that do not belong there are dropped one by one, so that one bad value loses nothing else. */
export const viewFrom = (query: Readonly<Record<string, string>>): ResultsView => {
  const category = isCategory(query.category) ? query.category : 'all';
  const group = isGroup(query.group) && groupsOf(category).includes(query.group) ? query.group : undefined;
  const areaId = /^[1-9]\d{0,8}$/.test(query.areaId ?? '') && query.areaId !== NATIONWIDE && query.areaId;
  const page = group ? pageFrom(query.page) : 1;
  const open = openFrom(query.open);
  return {
    text: keywordOf(query.text ?? ''),
    category,
    ...(group && { group }),
    ...(areaId && { areaId }),
    ...(page > 1 && { page }),
    ...(open && { open }),
  };
};

export const pathTo = ({ text, category, group, areaId, page, open }: ResultsView): string => {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(category !== 'all' && { category }),
    ...(group && { group }),
    ...(areaId && { areaId }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
    ...(open && { open: `${open.group}.${open.id}` }),
  }).toString();
  return query ? `${RESULTS_PATH}?${query}` : RESULTS_PATH;
};

/** The same words elsewhere or among others: from the first page on. */
export const refined = (
  view: ResultsView,
  change: { readonly [K in 'text' | 'category' | 'group' | 'areaId']?: ResultsView[K] | undefined },
): ResultsView => {
  const { page: _page, open: _open, ...kept } = view;
  const next = { ...kept, ...change };
  const { text = '', category = 'all', group, areaId } = next;
  return {
    text,
    category,
    ...(group && groupsOf(category).includes(group) && { group }),
    ...(areaId && { areaId }),
  };
};

export const isSameSearch = (
  one: Pick<ResultsView, 'text' | 'category'>,
  other: Pick<ResultsView, 'text' | 'category'>,
): boolean => one.text === other.text && one.category === other.category;
