import { catchError, concat, filter, map, of, switchMap, takeUntil } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { commands } from '../commands';
import { chatCall, topicsCall } from '../contract';
import { events } from '../events';
import { selectGlobalId } from '../selectors';

const readTopics = reader(topicsCall);
const readChat = reader(chatCall);

export const loadTopics: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.loadTopics.match),
    switchMap((command) => {
      const query = { globalId: selectGlobalId(state$.value) };
      return send({ ...requestOf(topicsCall, { query }), quiet: true }).pipe(
        map(({ data }) => events.topicsLoaded({ topics: readTopics(data) })),
        catchError((error: unknown) => of(events.topicsFailed({ problem: problemOf(error) }))),
        map((event) => causedBy(event, command)),
      );
    }),
  );

export const openTopic: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(commands.openTopic.match),
    switchMap((command) => {
      const { chatId } = command.payload;
      const found$ = send({ ...requestOf(chatCall, { query: { chatId } }), quiet: true }).pipe(
        map(({ data }) => events.topicLoaded({ chat: readChat(data) })),
        catchError((error: unknown) => of(events.topicFailed({ chatId, problem: problemOf(error) }))),
        takeUntil(action$.pipe(filter(commands.startTopic.match))),
      );
      return concat(of(events.topicChosen({ chatId })), found$).pipe(
        map((event) => causedBy(event, command)),
      );
    }),
  );
