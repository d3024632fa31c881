import type { Change } from '#src/contract/listing/list';
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
    readonly next: string | null;
    readonly previous: string | null;
    readonly total: { readonly count: number; readonly exact: boolean };
  };
  /** Brings the top of the list back into sight. */
  readonly onTurned: () => void;
}

/** Of a list that can be walked by cursor and jumped through by number. */
export const ListPager = <View extends PagedView, Page, Slot extends string>({
  driver,
  page: { next, previous, total },
  onTurned,
}: ListPagerProps<View, Page, Slot>) => {
  const { view, isBusy, turn, refine } = useList(driver);
  const { page = 1, pageSize } = view;
  const go = (to: { readonly cursor?: string; readonly page: number }) => {
    turn(to);
    onTurned();
  };
  return (
    <Pager
      page={page}
      {...(pageSize && { pageSize })}
      total={total}
      isBusy={isBusy}
      hasPrevious={previous !== null}
      hasNext={next !== null}
      onPrevious={() => previous !== null && go({ cursor: previous, page: Math.max(1, page - 1) })}
      onNext={() => next !== null && go({ cursor: next, page: page + 1 })}
      onJump={(to) => go({ page: to })}
      onResize={(size) => {
        refine({ pageSize: size } as Change<View>);
        onTurned();
      }}
    />
  );
};
