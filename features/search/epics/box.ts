import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  timer,
} from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import type { KeyValueStore } from '#src/kernel/ports';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { autoSearchCall, defaultPromptCall, GROUPS } from '../contract';
import { events } from '../events';
import { isOwnWords } from '../origin';
import { keywordOf, openOf, resultList } from '../result-list';
import { selectMember, selectPrompt } from '../selectors';

/** A word is the title of a record: the address asks for it, so that a visitor gets there after the login. */
export const choose: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(commands.choose.match),
    mergeMap((command) => {
      const { word, group, id, category, rank } = command.payload;
      const view = { text: keywordOf(word), category, ...(id && { open: openOf({ group, id }) }) };
      return concat(
        of(events.wordChosen({ rank }, command)),
        defer(() => {
          address.go(resultList.pathTo(view));
          return EMPTY;
        }),
      );
    }),
  );

const MOST_KEPT = 10;

const keywordsIn = (text: string | undefined): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((keyword) => typeof keyword === 'string') : [];
  } catch {
    // Written by hand or by another version.
    return [];
  }
};

/** An account's searches on this browser, newest first. Read anew each time: other tabs write here, too. */
export const recentStorage = (kept: KeyValueStore, globalId: string) => {
  const key = `recentSearches.${globalId}`;
  const read = () => keywordsIn(kept.get(key));
  const write = (keywords: readonly string[]) => {
    if (keywords.length > 0) kept.set(key, JSON.stringify(keywords));
    else kept.remove(key);
    return keywords;
  };
  return {
    read,
    add: (keyword: string) =>
      write([keyword, ...read().filter((other) => other !== keyword)].slice(0, MOST_KEPT)),
    remove: (keyword: string) => write(read().filter((other) => other !== keyword)),
    clear: () => write([]),
  };
};

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
      filter(events.searchRequested.match),
      filter(({ payload: { keyword, from = 'address' } }) => keyword !== '' && isOwnWords(from)),
      map(({ payload: { keyword } }) => change(({ add }) => add(keyword))),
    ),
    // What was typed is not lost with its turn.
    action$.pipe(
      filter(events.searchOvertaken.match),
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

/** Shorter than the portal's usual 500 ms: words that trail the fingers by half a second come too late to be of use. */
const PAUSE_MS = 120;

const isOver = (action: unknown) => commands.submit.match(action) || commands.choose.match(action);

/** switchMap: only the words for what now stands in the box are wanted, and none once it has been searched. */
export const suggest: Epic = (action$, _state$, { send }) => {
  const wordsFor = (text: string) =>
    ask(send, autoSearchCall, { query: { keyword: text } }).pipe(
      map(({ wordList }) =>
        events.wordsLoaded({ text, words: GROUPS.flatMap((group) => wordList[group] ?? []) }),
      ),
      catchError(() => of(events.wordsFailed({ text }))),
    );
  return action$.pipe(
    filter((action) => commands.suggest.match(action) || isOver(action)),
    switchMap((command) => {
      if (!commands.suggest.match(command)) return EMPTY;
      const text = keywordOf(command.payload.text);
      return timer(PAUSE_MS).pipe(
        switchMap(() => (text === '' ? of(events.wordsLoaded({ text, words: [] })) : wordsFor(text))),
      );
    }),
  );
};

/** Once per page; a prompt that did not come is asked for again. Without one the box says what can be searched. */
export const loadPrompt = exchange({
  on: commands.loadPrompt,
  overlap: exhaustMap,
  call: defaultPromptCall,
  request: (_, state) => (selectPrompt(state) === undefined ? {} : undefined),
  succeeded: (prompt) => events.promptLoaded(prompt),
  failed: (problem) => events.promptFailed({ problem }),
});
