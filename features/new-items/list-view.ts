import { NATIONWIDE } from '#src/contract/places';

export const NEW_ITEMS_PATH = '/commonproj/newItems';

/** All of the page that the address remembers. Without a node it lists the projects that are open. */
export interface ItemsView {
  /** Of the list; a project carries it along, so that the way back leads to the same list. */
  readonly areaId?: string;
  readonly bidNodeId?: string;
  readonly projectId?: string;
  readonly keyword?: string;
  readonly part?: string;
  readonly unit?: string;
  readonly pageNo?: number;
}

const TEXTS = ['bidNodeId', 'projectId', 'keyword', 'part', 'unit'] as const;

const isArea = (text = ''): boolean => /^[1-9]\d{0,5}$/.test(text) && text !== NATIONWIDE;

export const viewFrom = (query: Readonly<Record<string, string>>): ItemsView => ({
  ...(isArea(query.areaId) && { areaId: query.areaId }),
  ...(Object.fromEntries(TEXTS.flatMap((key) => (query[key] ? [[key, query[key]]] : []))) as ItemsView),
  ...(/^[1-9]\d{0,3}$/.test(query.pageNo ?? '') && query.pageNo !== '1' && { pageNo: Number(query.pageNo) }),
});

export const pathTo = (view: ItemsView): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(view) as [string, string | number | undefined][]) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${NEW_ITEMS_PATH}?${text}` : NEW_ITEMS_PATH;
};

/** What narrows the items; the page and the node do not. */
export const filterOf = ({ keyword, part, unit }: ItemsView) => ({
  ...(keyword && { keyword }),
  ...(part && { part }),
  ...(unit && { unit }),
});
