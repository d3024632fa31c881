import type { Names } from '#src/contract/listing/filter';
import type { ListFor } from '#src/contract/listing/list';
import { orderWords, sortingOf } from '#src/contract/listing/sorting';
import type { Term } from '#src/tables/list-export';

/** What narrows and orders a list, for the sheet of conditions in its file. */
export const listTerms = <View extends object>(
  list: Pick<ListFor<View>, 'words' | 'sorts'>,
  view: View,
  names: Names,
  sortedBy?: string,
): readonly Term[] => {
  const words = list.words(view, names).map((filter): Term => [filter.label, filter.words]);
  const { sort, order } = sortingOf<string>(view);
  const label = list.sorts[sort];
  return [
    ...(words.length > 0 ? words : [['条件', '不限'] as const]),
    ...(label
      ? [['排序', `${label}，${orderWords({ sort, order })}${sortedBy ? `（${sortedBy}）` : ''}`] as const]
      : []),
  ];
};
