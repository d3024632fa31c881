import { finalize, of, Subject, throwError, type Observable } from 'rxjs';
import { aiChat } from '#features/ai-chat/index';
import { selectExchanges } from '#features/ai-chat/selectors';
import { events as auth } from '#features/auth/events';
import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { aUser } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

interface Told {
  readonly event: string;
  readonly data: string;
}
export const topic = { chatId: 'c1', chatTitle: '住宅', updatedAt: '2025-09-01T00:00:00.000Z', questions: 1 };
export const replies: Readonly<Record<string, unknown>> = {
  '/pb/api/web/innerAccounts': [{ globalId: '6001' }],
  '/pb/api/qwen/chat/getHistoryTopic': [topic],
  '/pb/api/qwen/chat/getHistoryChat': {
    chatId: 'c1',
    chatTitle: '住宅',
    exchanges: [
      { askId: 'a1', question: '一', askedAt: '', blocks: [{ kind: 'text', text: '答' }] },
      { askId: 'a2', question: '二', askedAt: '', blocks: null },
    ],
  },
};

interface Stream {
  readonly asked: { readonly askId: string; readonly chatId: string; readonly question: string };
  readonly told$: Subject<Told>;
  isHungUp: boolean;
}
export const answers = ({ path }: ApiRequest) => of(anAnswer(replies[path] ?? null));

/** Answers on their way hold a clock. */
const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((leave) => leave()));

export const open = (answer: (request: ApiRequest) => Observable<ApiReply> = answers) => {
  const asked: ApiRequest[] = [];
  const streams: Stream[] = [];
  const copied: string[] = [];
  const said$ = new Subject<Message>();
  const { store, join } = createProgramStore({
    ports: fakePorts({
      send: (request: ApiRequest) => {
        asked.push(request);
        return answer(request);
      },
    }),
    standing: {},
    epics: { speak: () => said$ },
  });
  join(aiChat, {
    listen: (_send, { body }) => {
      const stream: Stream = { asked: body as Stream['asked'], told$: new Subject(), isHungUp: false };
      streams.push(stream);
      return stream.told$.pipe(finalize(() => (stream.isHungUp = true)));
    },
    copy: (text) => (text.includes('拒') ? throwError(() => new Error('no')) : of(void copied.push(text))),
  });
  const say = (message: Message) => said$.next(message);
  const tell = (event: string, data: unknown) =>
    streams.at(-1)?.told$.next({ event, data: typeof data === 'string' ? data : JSON.stringify(data) });
  opened.push(() => say(auth.loggedOut({ by: 'member' })));
  return {
    store,
    streams,
    copied,
    say,
    tell,
    enter: (isInternal = true) => say(auth.loggedIn({ user: aUser({ isInternal }), way: 'account' })),
    last: () => selectExchanges(store.getState()).at(-1),
    paths: () => asked.map(({ path }) => path),
  };
};
export const text = { kind: 'text', text: '中位数为 2,500.00 元/㎡。' };
