import type { Names } from '#src/contract/listing/filter';
import type { ListFor } from '#src/contract/listing/list';
import { orderWords } from '#src/contract/listing/sorting';
import type { Term } from '#src/tables/list-export';

/** What narrows and orders a list, for the sheet of conditions in its file. */
export const listTerms = <View extends object>(
  list: Pick<ListFor<View>, 'words' | 'sorts' | 'sorting'>,
  view: View,
  names: Names,
  sortedBy?: string,
): readonly Term[] => {
  const words = list.words(view, names).map((filter): Term => [filter.label, filter.words]);
  const sorting = list.sorting(view);
  return [
    ...(words.length > 0 ? words : [['条件', '不限'] as const]),
    ...(sorting
      ? [
          [
            '排序',
            `${list.sorts[sorting.sort]}，${orderWords(sorting)}${sortedBy ? `（${sortedBy}）` : ''}`,
          ] as const,
        ]
      : []),
  ];
};
