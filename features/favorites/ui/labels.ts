import { SOURCE_LABELS, type Provenance } from '#src/contract/provenance';
import { LISTS, SORTS, type FavoritePage, type ListName, type ListView, type Sort } from '../contract';
import type { Folder } from '../contract-folders';

/** 官方发布 · 广东省住房和城乡建设厅 · 含税 */
export const provenanceText = ({ kind, issuer, taxBasis }: Provenance): string =>
  (kind === 'sample' ? ['样例数据', taxBasis] : [SOURCE_LABELS[kind], issuer, taxBasis])
    .filter(Boolean)
    .join(' · ');

const ORDERS = {
  time: { desc: '新收藏在前', asc: '早收藏在前' },
  title: { asc: 'A→Z', desc: 'Z→A' },
} as const satisfies Readonly<Record<Sort, unknown>>;

interface SortChoice {
  readonly value: string;
  readonly label: string;
  readonly change: { readonly sort: Sort; readonly order: 'asc' | 'desc' };
}

export const sortChoices: readonly SortChoice[] = (Object.keys(SORTS) as Sort[]).flatMap((sort) =>
  (Object.entries(ORDERS[sort]) as ['asc' | 'desc', string][]).map(([order, words]) => ({
    value: `${sort} ${order}`,
    label: `${SORTS[sort]}：${words}`,
    change: { sort, order },
  })),
);

export const sortValue = ({
  sort = 'time',
  order = sort === 'time' ? 'desc' : 'asc',
}: Pick<ListView, 'sort' | 'order'>): string => `${sort} ${order}`;

/** Of the list that is open: there are two. */
export const totalText = ({ total }: Pick<FavoritePage, 'total'>, list: ListName): string =>
  `${LISTS[list]}共 ${total.toLocaleString('zh-CN')} 条`;

/** Whatever folder is open. */
export const keptIn = (folders: readonly Folder[], list: ListName): number =>
  folders.reduce((sum, { items, nodes }) => sum + (list === 'item' ? items : nodes), 0);
