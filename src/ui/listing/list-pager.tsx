import { PAGE_SIZES, type Change } from '#src/contract/listing/list';
import type { ListDriver } from '#src/listing/list-epics';
import { Pager } from './pager';
import { useList } from './use-list';

interface PagedView {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface ListPagerProps<View extends PagedView, Page, Slot extends string> {
  readonly driver: ListDriver<View, Page, Slot>;
  readonly page: {
    /** Cursors; a list that knows none is walked by number. */
    readonly next?: string | null;
    readonly previous?: string | null;
    /** Which it is, where that is not the one asked for. */
    readonly page?: number;
    readonly total: { readonly count: number; readonly exact: boolean };
  };
  /** Brings the top of the list back into sight. */
  readonly onTurned?: () => void;
}

/** Of a list that can be jumped through by number, and walked by cursor where it has any. */
export const ListPager = <View extends PagedView, Page, Slot extends string>({
  driver,
  page: { next, previous, total, page: shown },
  onTurned,
}: ListPagerProps<View, Page, Slot>) => {
  const { view, isBusy, turn, refine } = useList(driver);
  const { pageSize } = view;
  const page = shown ?? view.page ?? 1;
  const rest = total.count - page * (pageSize ?? PAGE_SIZES[0]);
  const go = (to: number, cursor?: string | null) => {
    turn({ page: to, ...(cursor && { cursor }) });
    onTurned?.();
  };
  return (
    <Pager
      page={page}
      {...(pageSize && { pageSize })}
      total={total}
      isBusy={isBusy}
      hasPrevious={previous === undefined ? page > 1 : previous !== null}
      hasNext={next === undefined ? rest > 0 : next !== null}
      onPrevious={() => go(Math.max(1, page - 1), previous)}
      onNext={() => go(page + 1, next)}
      onJump={(to) => go(to)}
      onResize={(size) => {
        refine({ pageSize: size } as Change<View>);
        onTurned?.();
      }}
    />
  );
};
