import {
  concat,
  concatMap,
  exhaustMap,
  filter,
  map,
  merge,
  of,
  switchMap,
  takeUntil,
  takeWhile,
  throwError,
  timeout,
  type Observable,
} from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { requestOf } from '#src/contract/call';
import { ifFailed } from '#src/kernel/attempt';
import { copying } from '#src/kernel/copying';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import type { ApiRequest, Send } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import {
  askCall,
  chatCall,
  deleteTopicCall,
  innerAccountsCall,
  renameTopicCall,
  topicsCall,
} from './contract';
import { events } from './events';
import { factOf, StreamBroken, type StreamEvent } from './read-stream';
import {
  selectChatId,
  selectExchanges,
  selectGlobalId,
  selectIsInternal,
  selectPageBasis,
} from './selectors';

/** Opens an event stream and takes it up again where it broke; errors when the server refuses it in words. */
export type Listen = (send: Send, request: ApiRequest) => Observable<StreamEvent>;

/** Longer than the server waits for its language model, twice. */
const SILENCE_MS = 25_000;

interface Question {
  readonly chatId: string;
  readonly askId: string;
  readonly question: string;
}

const tooQuiet = () => throwError(() => new StreamBroken(`${SILENCE_MS / 1_000} 秒内没有收到数据`));
const cutShort$ = throwError(() => new StreamBroken('回答中途结束'));

const answer$ = (listen: Listen, send: Send, asked: Question, basis?: string): Observable<DomainEvent> => {
  const { askId } = asked;
  const length = [...asked.question].length;
  const facts$ = concat(
    listen(send, {
      ...requestOf(askCall, { body: { ...asked, ...(basis !== undefined && { basis }) } }),
      quiet: true,
    }).pipe(timeout({ each: SILENCE_MS, with: tooQuiet })),
    cutShort$,
  ).pipe(
    map((told) => factOf(told, askId, length)),
    filter((fact) => fact !== undefined),
    takeWhile((fact) => !events.answerCompleted.match(fact), true),
    ifFailed((problem) => events.answerInterrupted({ askId, problem, length })),
  );
  return concat(of(events.questionRequested(asked)), facts$);
};

const ends =
  (chatId: string) =>
  (message: Message): boolean =>
    [commands.stop, commands.startTopic, commands.openTopic].some(({ match }) => match(message)) ||
    (events.topicDeleted.match(message) && message.payload.chatId === chatId);

/** One question at a time. Stopping unsubscribes, and the server stops working. */
export const ask =
  (listen: Listen): Epic =>
  (action$, state$, { send, ids }) => {
    const asked$ = action$.pipe(
      filter(commands.ask.match),
      map((command) => ({
        command,
        asked: {
          chatId: selectChatId(state$.value) ?? ids.uuid(),
          askId: ids.uuid(),
          question: command.payload.question.trim(),
        },
      })),
      filter(({ asked }) => asked.question !== ''),
    );
    const again$ = action$.pipe(
      filter(commands.retry.match),
      concatMap((command) => {
        const chatId = selectChatId(state$.value);
        const known = selectExchanges(state$.value).find(({ askId }) => askId === command.payload.askId);
        return chatId && known
          ? of({ command, asked: { chatId, askId: known.askId, question: known.question } })
          : [];
      }),
    );
    return merge(asked$, again$).pipe(
      exhaustMap(({ command, asked }) => {
        const stopped$ = action$.pipe(filter(ends(asked.chatId)));
        const left$ = action$.pipe(filter(auth.loggedOut.match));
        return merge(
          answer$(listen, send, asked, selectPageBasis(state$.value)).pipe(
            map((fact) => ({ fact, isOver: isLast(fact) })),
          ),
          stopped$.pipe(
            map(() => ({
              fact: events.answerStopped({ askId: asked.askId, length: [...asked.question].length }),
              isOver: true,
            })),
          ),
        ).pipe(
          takeWhile(({ isOver }) => !isOver, true),
          takeUntil(left$),
          map(({ fact }) => causedBy(fact, command)),
        );
      }),
    );
  };

const isLast = (fact: DomainEvent): boolean =>
  events.answerCompleted.match(fact) || events.answerInterrupted.match(fact);

export const renameTopic = exchange({
  on: commands.renameTopic,
  overlap: concatMap,
  call: renameTopicCall,
  request: (body) => ({ body }),
  succeeded: (_, topic) => events.topicRenamed(topic),
  failed: (problem) => events.topicChangeRejected({ problem }),
});

export const deleteTopic = exchange({
  on: commands.deleteTopic,
  overlap: concatMap,
  call: deleteTopicCall,
  request: (body) => ({ body }),
  succeeded: (_, topic) => events.topicDeleted(topic),
  failed: (problem) => events.topicChangeRejected({ problem }),
});

/** Who is not on the list of the server sees no chat; nor does anybody while the list cannot be had. */
export const checkAccount = exchange({
  on: commands.checkAccount,
  overlap: switchMap,
  call: innerAccountsCall,
  succeeded: (accounts, _, state) => {
    const own = selectGlobalId(state);
    return events.accountChecked({ isInternal: accounts.some(({ globalId }) => globalId === own) });
  },
  failed: () => events.accountChecked({ isInternal: false }),
});

export const copyAnswer = copying({
  on: commands.copyAnswer,
  textOf: ({ chatText }) => chatText,
  copied: ({ askId }) => events.answerCopied({ askId }),
  refused: ({ askId }) => events.copyRejected({ askId }),
});

export const openPanel = when(commands.openPanel, (_, state) =>
  selectIsInternal(state) ? events.panelOpened() : undefined,
);

export const closePanel = when(commands.closePanel, () => events.panelClosed());

export const startTopic = when(commands.startTopic, () => events.topicRequested());

export const loadTopics = exchange({
  on: commands.loadTopics,
  overlap: switchMap,
  call: topicsCall,
  request: (_, state) => ({ query: { globalId: selectGlobalId(state) } }),
  succeeded: (topics) => events.topicsLoaded({ topics }),
  failed: (problem) => events.topicsFailed({ problem }),
});

export const openTopic = exchange({
  on: commands.openTopic,
  overlap: switchMap,
  call: chatCall,
  request: ({ chatId }) => ({ query: { chatId } }),
  until: commands.startTopic.match,
  started: ({ chatId }) => events.topicChosen({ chatId }),
  succeeded: (chat) => events.topicLoaded({ chat }),
  failed: (problem, { chatId }) => events.topicFailed({ chatId, problem }),
});
