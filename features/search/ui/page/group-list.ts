import { listPathOf, recordOf, type Group } from '#src/contract/records';

/** Of the list that the group can be narrowed further in. */
export const listAddress = (group: Group, text: string, areaId: string | undefined): string | undefined => {
  const record = recordOf(group);
  const query = new URLSearchParams({ keyword: text, ...(areaId && { areaId }) });
  return record.found.listTakesKeyword && `#${listPathOf(record.in)}?${query.toString()}`;
};
