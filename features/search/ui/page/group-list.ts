import type { Group } from '../../contract';

/** Lists that can be narrowed further by a keyword in their address. */
const LISTS: { readonly [G in Group]?: string } = {
  bid_node: '/commonproj/index',
  bq_item: '/comprehensiveUnitPrice/index',
};

export const listAddress = (group: Group, text: string, areaId: string | undefined): string | undefined => {
  const list = LISTS[group];
  const query = new URLSearchParams({ keyword: text, ...(areaId && { areaId }) });
  return list && `#${list}?${query.toString()}`;
};
