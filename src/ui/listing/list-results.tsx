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

interface ListStatesProps<View, Page, Slot extends string> {
  readonly driver: ListDriver<View, Page, Slot>;
  readonly isEmpty: (page: Page) => boolean;
  readonly skeleton: ReactNode;
  readonly failed: ReactNode;
  readonly empty: (page: Page) => ReactNode;
  /** Rows of a page; busy while the next one is on its way. */
  readonly children: (page: Page, isBusy: boolean) => ReactNode;
}

/** Failed, on its way, empty, or its rows, which stay while others are asked for. */
export const ListStates = <View, Page, Slot extends string>({
  driver,
  isEmpty,
  skeleton,
  failed,
  empty,
  children,
}: ListStatesProps<View, Page, Slot>) => {
  const { status, page, isBusy } = useList(driver);
  if (status === 'failed') return failed;
  if (!page || (isBusy && isEmpty(page))) return skeleton;
  return isEmpty(page) ? empty(page) : children(page, isBusy);
};

/** A list that is not walked by pages has no number. */
interface PagedView {
  readonly page?: number;
}

export interface ListResultsProps<View, Page, Slot extends string> extends Omit<
  ListStatesProps<View, Page, Slot>,
  'failed' | 'empty'
> {
  readonly words: ListWords;
  /** Around a message, where the rows have frames of their own. */
  readonly frame?: (message: ReactNode) => ReactNode;
}

/** The states of a list in its own words. */
export const ListResults = <View, Page, Slot extends string>({
  words: { list, openTo, nothing, filtered },
  frame = (message) => message,
  ...states
}: ListResultsProps<View, Page, Slot>) => {
  const { problem, view, filters, clear, retry, turn } = useList(states.driver);
  const { page = 1 } = view as PagedView;
  return (
    <ListStates
      {...states}
      failed={frame(
        <Unavailable problem={problem} title={`没能取到${list}`} openTo={openTo} onRetry={retry} />,
      )}
      empty={() =>
        frame(
          page > 1 ? (
            <EmptyState
              kind="filtered"
              title="这一页已没有内容"
              action={{ label: '回到第一页', run: () => turn({ page: 1 }) }}
            >
              {list}没有这么多页。
            </EmptyState>
          ) : filters === 0 ? (
            <EmptyState kind="none" title={nothing[0]}>
              {nothing[1]}
            </EmptyState>
          ) : (
            <EmptyState kind="filtered" title={filtered[0]} action={{ label: '清空条件', run: clear }}>
              现有 {filters} 个条件同时成立，{filtered[1]}
            </EmptyState>
          ),
        )
      }
    />
  );
};
