import type { Reducer } from 'redux';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import { events as auth } from '#features/auth/events';
import type { Group, SearchFound } from './contract';
import { events } from './events';
import { isSameSearch, resultList, type ResultsPage, type ResultsView } from './result-list';

export type Count = Pick<SearchFound['groups'][number], 'total' | 'isCapped'>;
export type Counts = { readonly [G in Group]?: Count };

export interface ResultsState extends ListState<ResultsView, ResultsPage> {
  /** Of every group known so far, also of those that are not shown. */
  readonly counts: Counts;
}
const initialResults: ResultsState = { status: 'idle', view: resultList.viewFrom({}), counts: {} };

const countsOf = ({ groups }: SearchFound): Counts =>
  Object.fromEntries(groups.map(({ group, total, isCapped }) => [group, { total, isCapped }]));

const rows = listReducer<ResultsView, ResultsPage>(events, initialResults.view);
const isOfList = isListEvent(events);

export const resultsReducer: Reducer<ResultsState> = (state = initialResults, action) => {
  // What one member may see is not left for the next at this screen.
  if (auth.loggedOut.match(action)) return initialResults;
  if (!isOfList(action)) return state;
  const { counts, page, ...list } = state;
  if (events.listRequested.match(action)) {
    const { view } = action.payload;
    const isSame = isSameSearch(list.view, view);
    return {
      // Rows of other words do not stay while these are on their way.
      ...rows({ ...list, ...(page && isSame && { page }) }, action),
      counts: isSame && list.view.areaId === view.areaId ? counts : {},
    };
  }
  const found = events.listLoaded.match(action) ? countsOf(action.payload.page.found) : {};
  return { ...rows(state, action), counts: { ...counts, ...found } };
};
