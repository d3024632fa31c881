import { aiChat } from '#features/ai-chat/index';
import { commands } from '#features/ai-chat/commands';
import { events } from '#features/ai-chat/events';
import {
  selectCopied,
  selectExchanges,
  selectIsAnswering,
  selectIsInternal,
  selectIsOpen,
  selectProblem,
  selectTopics,
} from '#features/ai-chat/selectors';
import { tracked } from '#features/ai-chat/tracked';
import { events as auth } from '#features/auth/events';
import { finalize, of, Subject, throwError, type Observable } from 'rxjs';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { aUser } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

interface Told {
  readonly event: string;
  readonly data: string;
}
const topic = { chatId: 'c1', chatTitle: '住宅', updatedAt: '2025-09-01T00:00:00.000Z', questions: 1 };
const replies: Readonly<Record<string, unknown>> = {
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
const answers = ({ path }: ApiRequest) => of(anAnswer(replies[path] ?? null));

/** Answers on their way hold a clock. */
const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((leave) => leave()));

const open = (answer: (request: ApiRequest) => Observable<ApiReply> = answers) => {
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
const text = { kind: 'text', text: '中位数为 2,500.00 元/㎡。' };
const asking = () => {
  const portal = open();
  portal.enter();
  portal.store.dispatch(commands.ask({ question: ' 单方造价 ' }));
  return portal;
};

test('[ROLE-007] [SHELL-037] the list of the server decides who has the chat', () => {
  const inner = open();
  inner.enter();
  expect(selectIsInternal(inner.store.getState())).toBe(true);
  inner.store.dispatch(commands.openPanel());
  expect(selectIsOpen(inner.store.getState())).toBe(true);

  const unlisted = open(() => of(anAnswer([{ globalId: 'somebody' }])));
  unlisted.enter();
  unlisted.store.dispatch(commands.openPanel());
  expect([selectIsInternal(unlisted.store.getState()), selectIsOpen(unlisted.store.getState())]).toEqual([
    false,
    false,
  ]);

  const lost = open(() => throwError(() => new Error('no network')));
  lost.enter();
  expect(selectIsInternal(lost.store.getState())).toBe(false);
});

test('[CALL-033] who is not internal does not even ask for the list', () => {
  const { enter, paths } = open();
  enter(false);
  expect(paths()).toEqual([]);
});

test('[SHELL-037] an answer arrives part by part', () => {
  const { store, streams, tell, last, paths } = asking();
  expect(streams[0]?.asked.question).toBe('单方造价');
  tell('understood', { text: '住宅' });
  tell('block', text);
  tell('of-a-later-server', 'whatever');
  expect(last()).toMatchObject({ status: 'answering', understood: '住宅', blocks: [text] });
  tell('done', { section: 'project', chatTitle: '单方造价' });
  expect([last()?.status, selectIsAnswering(store.getState()), streams[0]?.isHungUp]).toEqual([
    'answered',
    false,
    true,
  ]);
  expect(paths().at(-1)).toBe('/pb/api/qwen/chat/getHistoryTopic');
});

test('the next question goes into the same topic, a new topic has its own', () => {
  const { store, streams, tell } = asking();
  tell('done', { section: 'project', chatTitle: 'x' });
  store.dispatch(commands.ask({ question: '那湖北呢' }));
  tell('done', { section: 'project', chatTitle: 'x' });
  store.dispatch(commands.startTopic());
  expect(selectExchanges(store.getState())).toEqual([]);
  store.dispatch(commands.ask({ question: '水泥' }));
  const [first, second, third] = streams.map(({ asked }) => asked.chatId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('one question at a time, and none without words', () => {
  const { store, streams } = asking();
  store.dispatch(commands.ask({ question: '另一个' }));
  expect(streams).toHaveLength(1);
  store.dispatch(commands.stop());
  store.dispatch(commands.ask({ question: '  ' }));
  expect(streams).toHaveLength(1);
});

test('stopping hangs up and keeps what came; retrying asks the same question under the same number', () => {
  const { store, streams, tell, last } = asking();
  tell('block', text);
  store.dispatch(commands.stop());
  expect([last()?.status, last()?.blocks, streams[0]?.isHungUp]).toEqual(['stopped', [text], true]);
  store.dispatch(commands.retry({ askId: last()?.askId ?? '' }));
  expect(streams[1]?.asked).toEqual(streams[0]?.asked);
  tell('done', { section: 'project', chatTitle: 'x' });
  expect(selectExchanges(store.getState())).toHaveLength(1);
  expect(last()).toMatchObject({ status: 'answered', blocks: [] });
});

test.each([
  ['{"kind":', /^数据流读取或 JSON 解析失败：.+/],
  ['{"kind":"script"}', /^数据流读取或 JSON 解析失败：block 的内容不符合约定$/],
])(
  '[ENV-019] a chunk that cannot be read (%s) says so with its cause, and what came stays',
  (chunk, words) => {
    const { tell, last, streams } = asking();
    tell('block', text);
    tell('block', chunk);
    expect(last()).toMatchObject({
      status: 'interrupted',
      blocks: [text],
      problem: expect.stringMatching(words) as string,
    });
    expect(streams[0]?.isHungUp).toBe(true);
  },
);

test('[ENV-019] a stream that ends before the answer does is a broken one', () => {
  const { streams, last } = asking();
  streams[0]?.told$.complete();
  expect(last()).toMatchObject({
    status: 'interrupted',
    problem: '数据流读取或 JSON 解析失败：回答中途结束',
  });
});

test('what the server says of a failure or a refusal stands there in its words', () => {
  const { tell, last, store, streams } = asking();
  tell('failed', { message: '回答没有完成，请稍后重试' });
  expect(last()?.problem).toBe('回答没有完成，请稍后重试');
  store.dispatch(commands.ask({ question: '再来' }));
  streams[1]?.told$.error(new CallRefused(aReply(442, { businessMsg: '提问过于频繁，请稍后再试' })));
  expect(last()?.problem).toBe('提问过于频繁，请稍后再试');
});

test('[CALL-061] the panel loads the topics once', () => {
  const { store, enter, paths } = open();
  enter();
  store.dispatch(commands.openPanel());
  store.dispatch(commands.closePanel());
  store.dispatch(commands.openPanel());
  expect(selectTopics(store.getState())).toEqual([topic]);
  expect(paths().filter((path) => path.endsWith('getHistoryTopic'))).toHaveLength(1);
});

test('[CALL-062] a topic is opened with its answers and can be continued; opening stops what is being answered', () => {
  const { store, streams } = asking();
  store.dispatch(commands.openTopic({ chatId: 'c1' }));
  expect(streams[0]?.isHungUp).toBe(true);
  expect(selectExchanges(store.getState()).map(({ askId, status }) => [askId, status])).toEqual([
    ['a1', 'answered'],
    ['a2', 'stopped'],
  ]);
  store.dispatch(commands.ask({ question: '三' }));
  expect(streams[1]?.asked.chatId).toBe('c1');
});

test('an answer is copied, and a refusal of the browser is told', () => {
  const { store, copied } = asking();
  store.dispatch(commands.copyAnswer({ askId: 'a', chatText: '答案' }));
  expect([copied, selectCopied(store.getState())]).toEqual([['答案'], { askId: 'a', isRefused: false }]);
  store.dispatch(commands.copyAnswer({ askId: 'b', chatText: '拒' }));
  expect(selectCopied(store.getState())).toEqual({ askId: 'b', isRefused: true });
});

test('a topic is renamed, and deleted with what stands on the screen', () => {
  const { store, enter } = open();
  enter();
  store.dispatch(commands.openPanel());
  store.dispatch(commands.openTopic({ chatId: 'c1' }));
  store.dispatch(commands.renameTopic({ chatId: 'c1', chatTitle: '新名' }));
  expect(selectTopics(store.getState())).toEqual([{ ...topic, chatTitle: '新名' }]);
  store.dispatch(commands.deleteTopic({ chatId: 'c1' }));
  expect([selectTopics(store.getState()), selectExchanges(store.getState())]).toEqual([[], []]);
});

test('a refused change says why and changes nothing', () => {
  const { store, enter } = open((request) =>
    request.method === 'POST'
      ? throwError(() => new CallRefused(aReply(440, { businessMsg: '话题不存在或已删除' })))
      : answers(request),
  );
  enter();
  store.dispatch(commands.openPanel());
  store.dispatch(commands.deleteTopic({ chatId: 'c1' }));
  expect([selectProblem(store.getState()), selectTopics(store.getState())]).toEqual([
    '话题不存在或已删除',
    [topic],
  ]);
});

test('logging out hangs up and forgets everything', () => {
  const { store, streams, say } = asking();
  say(auth.loggedOut({ by: 'member' }));
  expect(streams[0]?.isHungUp).toBe(true);
  expect([selectIsInternal(store.getState()), selectExchanges(store.getState())]).toEqual([false, []]);
});

test('the analysts learn section, length and outcome, and no word of the question', () => {
  const problem = { code: 442, message: '提问过于频繁' };
  expect([
    tracked(events.answerCompleted({ askId: 'a', section: 'project', chatTitle: '机密', length: 9 })),
    tracked(events.answerInterrupted({ askId: 'a', problem, length: 9 })),
    tracked(events.answerStopped({ askId: 'a', length: 9 })),
    tracked(events.questionRequested({ askId: 'a', chatId: 'c', question: '机密' })),
  ]).toEqual([
    { fncode: '600501', query: { ok: true, section: 'project', length: 9 } },
    { fncode: '600501', query: { ok: false, statusCode: 442, length: 9 } },
    { fncode: '600501', query: { ok: false, reason: 'stopped', length: 9 } },
    undefined,
  ]);
});

describe('a topic that is on its way', () => {
  const HISTORY = '/pb/api/qwen/chat/getHistoryChat';
  /** A topic whose history comes when the test gives it. */
  const choosing = () => {
    const history$ = new Subject<ApiReply>();
    const portal = open((request) => (request.path === HISTORY ? history$ : answers(request)));
    portal.enter();
    portal.store.dispatch(commands.openTopic({ chatId: 'c1' }));
    const questions = () => selectExchanges(portal.store.getState()).map(({ question }) => question);
    return { ...portal, history$, questions };
  };

  test('a question asked meanwhile stays, and is answered after those of before', () => {
    const { store, streams, history$, questions, tell, last } = choosing();
    store.dispatch(commands.ask({ question: '三' }));
    expect(streams[0]?.asked).toMatchObject({ chatId: 'c1', question: '三' });
    history$.next(anAnswer(replies[HISTORY]));
    expect(questions()).toEqual(['一', '二', '三']);
    expect(selectIsAnswering(store.getState())).toBe(true);
    tell('block', text);
    tell('done', { section: 'project', chatTitle: '住宅' });
    expect(last()).toMatchObject({ question: '三', status: 'answered', blocks: [text] });
  });

  test('the server may know the question already', () => {
    const { store, streams, history$, questions, last } = choosing();
    store.dispatch(commands.ask({ question: '三' }));
    const asked = { askId: streams[0]?.asked.askId, question: '三', askedAt: '', blocks: null };
    history$.next(anAnswer({ chatId: 'c1', chatTitle: '住宅', exchanges: [asked] }));
    expect(questions()).toEqual(['三']);
    expect(last()?.status).toBe('answering');
  });

  test('it stays, too, where the topic does not come', () => {
    const { store, history$, questions } = choosing();
    store.dispatch(commands.ask({ question: '三' }));
    history$.error(new CallRefused(aReply(500, { businessMsg: '出错了' })));
    expect(questions()).toEqual(['三']);
    expect(selectProblem(store.getState())).toBe('出错了');
  });

  test('deleted meanwhile it does not come back, and what was asked in it ends', () => {
    const { store, streams, history$, questions } = choosing();
    store.dispatch(commands.ask({ question: '三' }));
    store.dispatch(commands.deleteTopic({ chatId: 'c1' }));
    expect([questions(), streams[0]?.isHungUp]).toEqual([[], true]);
    history$.next(anAnswer(replies[HISTORY]));
    expect(questions()).toEqual([]);
    store.dispatch(commands.ask({ question: '四' }));
    expect(questions()).toEqual(['四']);
  });
});
