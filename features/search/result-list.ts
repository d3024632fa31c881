import * as z from 'zod/mini';
import { aside, choice, defineFilter, months, region } from '#src/contract/listing/filter';
import { defineList, type Change, type ViewOf } from '#src/contract/listing/list';
import { NATIONWIDE } from '#src/contract/places';
import { TAX_BASES } from '#src/contract/provenance';
import { SEARCH_CATEGORIES } from '#src/contract/records';
import { writtenBasis } from '#src/contract/written-basis';
import {
  GROUPS,
  groupName,
  groupsOf,
  RESULT_CAP,
  type Group,
  type SearchCategory,
  type SearchFound,
} from './contract';

export const PAGE_SIZE = 20;
export const LAST_PAGE = RESULT_CAP / PAGE_SIZE;

/** Without one of them the most relevant stand first. */
export const ORDERS = {
  cheapest: { label: '价格从低到高', sort: 'price', order: 'asc' },
  dearest: { label: '价格从高到低', sort: 'price', order: 'desc' },
  newest: { label: '日期从新到旧', sort: 'date', order: 'desc' },
} as const;
export type OrderBy = keyof typeof ORDERS;

const LONGEST_TITLE = 200;
const LONGEST = 100;
export const keywordOf = (typed: string): string => typed.trim().slice(0, LONGEST).trim();

/** Results by group, or one group in pages. Its choices are links: each can be opened beside the page. */
export const resultList = defineList({
  route: 'searchResults',
  path: '/search',
  paging: 'pages',
  filters: [
    defineFilter({
      name: 'text',
      label: '关键词',
      fields: { text: z.optional(z.string()) },
      control: { kind: 'none' },
      parse: keywordOf,
      words: ({ text }) => text,
    }),
    choice('category', '类别', {
      options: SEARCH_CATEGORIES.map(({ value, label }) => [value, label] as const),
      control: 'none',
    }),
    choice('group', '分组', { options: GROUPS.map((group) => [group, groupName(group)]), control: 'none' }),
    {
      ...region(),
      parse: (text: string) => (text !== NATIONWIDE && /^[1-9]/.test(text) ? text : undefined),
    },
    months('period', '价格期', 'from', 'to'),
    choice('taxBasis', '计税口径', { options: TAX_BASES.map((basis) => [basis, basis]) }),
    choice('by', '排序', {
      options: Object.entries(ORDERS).map(([by, { label }]) => [by as OrderBy, label]),
    }),
    // The records of one name, one by one.
    aside('item', z.string().check(z.maxLength(LONGEST_TITLE))),
    aside('basis', writtenBasis),
    // A record to be opened at once: the address gives way to the record's own.
    aside('open', z.string().check(z.regex(new RegExp(`^(${GROUPS.join('|')})\\.[^]`)))),
  ],
  defaults: { text: '', category: 'all' },
  settle: (
    { text = '', category = 'all', group, areaId, from, to, taxBasis, by, item, page = 1, basis, open },
    before,
  ) => {
    const isPart = group && groupsOf(category).includes(group);
    const isReversed = from !== undefined && to !== undefined && from > to;
    return {
      text,
      category,
      ...(isPart && { group }),
      ...(areaId && { areaId }),
      ...(from && { from: isReversed ? to : from }),
      ...(to && { to: isReversed ? from : to }),
      ...(taxBasis && { taxBasis }),
      ...(by && { by }),
      ...(isPart && item && { item }),
      ...(isPart && page > 1 && { page: Math.min(page, LAST_PAGE) }),
      basis,
      // What is refined is looked at.
      ...(open && !before && { open }),
    };
  },
});
export type ResultsView = ViewOf<typeof resultList>;

/** Groups of rows with the view that they answer. */
export interface ResultsPage {
  readonly view: ResultsView;
  readonly found: SearchFound;
}

export const refinedPath = (view: ResultsView, change: Change<ResultsView>): string =>
  resultList.pathTo(resultList.refined(view, change));

export interface FoundRecord {
  readonly group: Group;
  readonly id: string;
}
export const openOf = ({ group, id }: FoundRecord): string => `${group}.${id}`;
export const recordIn = (open: string): FoundRecord => {
  const [group, ...id] = open.split('.');
  return { group: group as Group, id: id.join('.') };
};

interface Words {
  readonly text: string;
  readonly category: SearchCategory;
}
export const isSameSearch = (one: Words, other: Words): boolean =>
  one.text === other.text && one.category === other.category;
