import { catchError, EMPTY, filter, map, of, switchMap, timer } from 'rxjs';
import { ask } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { autoSearchCall, GROUPS } from '../contract';
import { events } from '../events';
import { keywordOf } from '../results-view';

/** Shorter than the portal's usual 500 ms: words that trail the fingers by half a second come too late to be of use. */
const PAUSE_MS = 120;

const isOver = (action: unknown) => commands.submit.match(action) || commands.choose.match(action);

/** switchMap: only the words for what now stands in the box are wanted, and none once it has been searched. */
export const suggest: Epic = (action$, _state$, { send }) => {
  const wordsFor = (text: string) =>
    ask(send, autoSearchCall, { query: { keyword: text } }).pipe(
      map(({ wordList }) => events.wordsLoaded({ text, words: GROUPS.flatMap((group) => wordList[group]) })),
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
