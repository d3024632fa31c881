import { concat, defer, EMPTY, filter, from, map, merge, mergeMap, of, type ObservableInput } from 'rxjs';
import type { Epic, State$ } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import type { RootState } from '#src/kernel/state';
import { when } from '#src/kernel/when';
import { begin, type Beginning } from '../begin-search';
import { events as navigation } from '#features/navigation/events';
import { commands } from '../commands';
import { hurried } from './hurried';
import { SEARCH_CATEGORIES, type SearchCategory } from '#src/contract/records';
import { events } from '../events';
import { keywordOf, resultList } from '../result-list';
import { selectPlace, selectPrompt, selectRunning, viewOnScreen } from '../selectors';

/** The word the prompt offers: it is what an empty box searches for. */
export const defaultWord = (
  prompt: { readonly prompt: string; readonly hot: readonly string[] } | undefined,
): string => prompt?.hot.find((word) => prompt.prompt.includes(word)) ?? '';

const THROTTLE_MS = 2_000;

/** What a section's own list searches; every other one searches all. */
const categoryOfList = (route: string): SearchCategory =>
  SEARCH_CATEGORIES.find((category) => 'list' in category && category.list === route)?.value ?? 'all';

type Submit = ReturnType<typeof commands.submit>;
type Repeat = ReturnType<typeof commands.repeat>;

const { pathTo, route: RESULTS } = resultList;

/** A search of its own for what is shown already. */
const again = (
  beginning: Beginning,
  state: RootState,
  ports: Pick<Ports, 'now' | 'ids'>,
): readonly DomainEvent[] => [
  ...begin(selectRunning(state), beginning, ports),
  events.listSearchRepeated({ route: beginning.route, keyword: beginning.keyword }),
];

/**
 * A search is an address. A visitor is stopped by its guard, which keeps it as destination and opens the login.
 * Words that stand in the address already move nothing, so they are searched anew.
 */
const submitted = ({ payload }: Submit, state: RootState, ports: Ports) => {
  const { category } = payload;
  const typed = keywordOf(payload.keyword);
  const keyword = typed || defaultWord(selectPrompt(state));
  const origin = typed || !keyword ? payload.from : 'prompt';
  const onScreen = viewOnScreen(state);
  const path = pathTo({
    text: keyword,
    category,
    ...(onScreen?.areaId && { areaId: onScreen.areaId }),
    basis: onScreen?.basis,
  });
  const isHere = keyword !== '' && onScreen !== undefined && pathTo(onScreen) === path;
  return concat(
    of(events.keywordSubmitted({ keyword, category, from: origin })),
    isHere
      ? from(again({ keyword, category, from: origin, route: RESULTS }, state, ports))
      : defer(() => {
          ports.address.go(path);
          return EMPTY;
        }),
  );
};

const repeated = (payload: Repeat['payload'], state: RootState, ports: Ports): readonly DomainEvent[] => {
  const { text, category } = viewOnScreen(state) ?? {};
  if (text && category) return again({ keyword: text, category, ...payload, route: RESULTS }, state, ports);
  const { name: route, query } = selectPlace(state) ?? { name: '', query: {} };
  const keyword = keywordOf(query.keyword ?? '');
  return keyword ? again({ keyword, category: categoryOfList(route), ...payload, route }, state, ports) : [];
};

/** Nobody waits two seconds after a failure. */
export const reportNothing = when(commands.reportNothing, (payload) => events.nothingReported(payload));

export const retry = when(commands.retry, (_, state, ports) => repeated({ from: 'retry' }, state, ports));

const answerTo = (command: Submit | Repeat, state$: State$, ports: Ports): ObservableInput<DomainEvent> =>
  commands.submit.match(command)
    ? submitted(command, state$.value, ports)
    : repeated(command.payload, state$.value, ports);

const isSame = (one: Submit | Repeat, other: Submit | Repeat): boolean =>
  commands.submit.match(one) && commands.submit.match(other)
    ? one.payload.category === other.payload.category &&
      keywordOf(one.payload.keyword) === keywordOf(other.payload.keyword)
    : one.type === other.type;

const wordsOf = (command: Submit | Repeat): string =>
  commands.submit.match(command) ? keywordOf(command.payload.keyword) : '';

/** Leading and trailing: of several searches within two seconds the first goes at once, the newest when they are over. */
export const submit: Epic = (action$, state$, ports) =>
  merge(action$.pipe(filter(commands.submit.match)), action$.pipe(filter(commands.repeat.match))).pipe(
    hurried<Submit | Repeat>(THROTTLE_MS, {
      isSame,
      // Who reads something else by now is not called back.
      left$: action$.pipe(
        filter((action) => navigation.routeEntered.match(action) && action.payload.name !== RESULTS),
      ),
    }),
    mergeMap(({ step, it: command }) => {
      const keyword = wordsOf(command);
      const answer: ObservableInput<DomainEvent> =
        step === 'runs'
          ? answerTo(command, state$, ports)
          : keyword === ''
            ? EMPTY
            : of(step === 'waits' ? events.searchDelayed({ keyword }) : events.searchOvertaken({ keyword }));
      return from(answer).pipe(map((event) => causedBy(event, command)));
    }),
  );
