import type { Reducer } from 'redux';
import type { Problem } from '#src/kernel/send';
import type { ListEvents } from './messages';

/** While another page is on its way the old rows stay on the screen. */
export interface ListState<View, Page> {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly view: View;
  readonly page?: Page;
  readonly problem?: Problem;
}

/** Rows with the view they answer; undefined while another view waits for its own. */
export const shownIn = <View, Page>({ status, view, page }: ListState<View, Page>) =>
  status === 'shown' && page ? { view, page } : undefined;

export const listReducer =
  <View, Page>(events: ListEvents<View, Page>, view: View): Reducer<ListState<View, Page>> =>
  (state = { status: 'idle', view }, action) => {
    if (events.listRequested.match(action))
      return { status: 'loading', view: action.payload.view, ...(state.page && { page: state.page }) };
    if (events.listLoaded.match(action))
      return { status: 'shown', view: state.view, page: action.payload.page };
    if (events.listFailed.match(action))
      return { status: 'failed', view: state.view, problem: action.payload.problem };
    return state;
  };

/** For `addMatcher`: whether the reducer of a list has something to do. */
export const isListEvent =
  <View, Page>({ listRequested, listLoaded, listFailed }: ListEvents<View, Page>) =>
  (action: { readonly type: string }): boolean =>
    [listRequested, listLoaded, listFailed].some(({ type }) => type === action.type);
