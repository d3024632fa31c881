import { listPathOf, recordOf, type Group } from '#src/contract/records';
import type { ResultsView } from '../../result-list';

/**
 * Of the list that the group can be narrowed further in, with what the results are narrowed by already; none where that
 * list would be of a place that nobody has chosen.
 */
export const listAddress = (
  group: Group,
  text: string,
  { areaId, taxBasis, from, to, item }: Partial<ResultsView> = {},
): string | undefined => {
  const record = recordOf(group);
  const { listTakesKeyword, listNeedsPlace } = record.found;
  if (!listTakesKeyword || (listNeedsPlace && !areaId)) return undefined;
  const query = new URLSearchParams({
    keyword: item ?? text,
    ...(areaId && { areaId }),
    ...(taxBasis && { taxBasis }),
    ...(from && { priceFrom: from }),
    ...(to && { priceTo: to }),
  });
  return `#${listPathOf(record.in)}?${query.toString()}`;
};
