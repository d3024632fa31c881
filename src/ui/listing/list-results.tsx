import type { ReactNode } from 'react';
import type { ListDriver } from '#src/listing/list-epics';
import { EmptyState } from '../empty-state';
import { Unavailable } from '../unavailable';
import { useList } from './use-list';

export interface ListWords {
  /** 工程列表: what could not be fetched. */
  readonly list: string;
  /** Whom it is open to, as a sentence. */
  readonly openTo: string;
  /** Heading of an empty list that nothing narrows, and what to do about it. */
  readonly nothing: readonly [title: string, advice: string];
  /** Heading where nothing passes the filters, and what stands after 现有 n 个条件同时成立，. */
  readonly filtered: readonly [title: string, advice: ReactNode];
}

export interface ListResultsProps<View, Page, Slot extends string> {
  readonly driver: ListDriver<View, Page, Slot>;
  readonly words: ListWords;
  readonly isEmpty: (page: Page) => boolean;
  readonly skeleton: ReactNode;
  /** Around a message, where the rows have frames of their own. */
  readonly frame?: (message: ReactNode) => ReactNode;
  /** Rows of a page; busy while the next one is on its way. */
  readonly children: (page: Page, isBusy: boolean) => ReactNode;
}

/** Failed, on its way, empty, or its rows, which stay while others are asked for. */
export const ListResults = <View, Page, Slot extends string>({
  driver,
  words: { list, openTo, nothing, filtered },
  isEmpty,
  skeleton,
  frame = (message) => message,
  children,
}: ListResultsProps<View, Page, Slot>) => {
  const { status, page, problem, isBusy, filters, clear, retry } = useList(driver);
  if (status === 'failed')
    return frame(<Unavailable problem={problem} title={`没能取到${list}`} openTo={openTo} onRetry={retry} />);
  if (!page || (isBusy && isEmpty(page))) return skeleton;
  if (!isEmpty(page)) return children(page, isBusy);
  return frame(
    filters === 0 ? (
      <EmptyState kind="none" title={nothing[0]}>
        {nothing[1]}
      </EmptyState>
    ) : (
      <EmptyState kind="filtered" title={filtered[0]} action={{ label: '清空条件', run: clear }}>
        现有 {filters} 个条件同时成立，{filtered[1]}
      </EmptyState>
    ),
  );
};
