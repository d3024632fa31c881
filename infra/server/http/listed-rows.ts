const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Members of answers under which the contracts have the rows of a list; groups are lists of their own. */
const LISTS = ['indexDatas', 'rows', 'records', 'subjects', 'hits', 'groups'] as const;

/** How many rows of lists an answer gives: its own, and those of its groups. */
export const listedRows = (data: unknown): number => {
  if (Array.isArray(data)) return data.length;
  if (!isFields(data)) return 0;
  return LISTS.reduce((sum, name) => {
    const list = data[name];
    if (!Array.isArray(list)) return sum;
    return (
      sum + (name === 'groups' ? list.reduce<number>((all, one) => all + listedRows(one), 0) : list.length)
    );
  }, 0);
};
