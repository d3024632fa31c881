import { filter, map, merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { events } from '../events';
import { isOwnWords } from '../origin';
import { recentStorage } from '../recent-storage';
import { selectMember } from '../selectors';

/** The searches an account made on this browser, for as long as nobody deletes them. */
export const keepRecent: Epic = (action$, state$, { kept }) => {
  const change = (how: (storage: ReturnType<typeof recentStorage>) => readonly string[]) => {
    const globalId = selectMember(state$.value);
    return globalId === undefined ? [] : how(recentStorage(kept, globalId));
  };
  return merge(
    action$.pipe(
      filter(auth.loggedIn.match),
      map(() => change(({ read }) => read())),
    ),
    action$.pipe(
      filter(events.searchStarted.match),
      filter(({ payload: { keyword, from = 'address' } }) => keyword !== '' && isOwnWords(from)),
      map(({ payload: { keyword } }) => change(({ add }) => add(keyword))),
    ),
    action$.pipe(
      filter(commands.forget.match),
      map(({ payload: { keyword } }) =>
        change(({ remove, clear }) => (keyword === undefined ? clear() : remove(keyword))),
      ),
    ),
  ).pipe(map((recent) => events.recentFound({ recent })));
};
