import { events } from './events';
import { RESULTS_ROUTE } from './results-view';

export interface Answer {
  /** Whose answer it is. */
  readonly route: string;
  readonly total: number;
  readonly failedWith?: number;
}

/** What a search waits for: the results page, or a list that is searched by a keyword of its own. */
export const answerIn = (action: unknown): Answer | undefined => {
  if (events.resultsLoaded.match(action)) {
    const totals = action.payload.found.groups.map(({ total }) => total);
    return { route: RESULTS_ROUTE, total: totals.reduce((sum, total) => sum + total, 0) };
  }
  if (events.resultsFailed.match(action)) {
    return { route: RESULTS_ROUTE, total: 0, failedWith: action.payload.problem.code };
  }
  if (events.listAnswered.match(action)) return action.payload;
  return undefined;
};
