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
import { of, throwError } from 'rxjs';
import { CallRefused } from '#src/kernel/send';
import { events as navigation } from '#features/navigation/events';
import { aUser, anEntry } from '#tests/support/builders';
import { anAnswer, aReply } from '#tests/support/replies';

import { answers, open, text, topic } from './open-chat';

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

test('[ROLE-007] who is known to be internal a little later has the chat then, and is asked for once', () => {
  const { enter, say, paths, store } = open();
  const late = auth.userReloaded({ user: aUser({ isInternal: true }) });
  enter(false);
  say(late);
  expect(selectIsInternal(store.getState())).toBe(true);
  const asked = paths().length;
  say(late);
  expect(paths()).toHaveLength(asked);
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

test('[SHELL-037] a question is asked in the basis of the page it is asked on', () => {
  const { store, streams, say, enter, tell } = open();
  const ask = () => {
    store.dispatch(commands.ask({ question: '单方造价' }));
    tell('done', { section: 'project', chatTitle: 'x' });
    return streams.at(-1)?.asked;
  };
  say(navigation.routeEntered(anEntry({ query: { basis: '除税,18,2024-06' } })));
  enter();
  expect(ask()).toMatchObject({ basis: '2024-06_18' });
  say(navigation.routeEntered(anEntry({ query: { basis: '2024-06_18_in_kind' } })));
  expect(ask()).toMatchObject({ basis: '2024-06_18_in_kind' });
  say(navigation.routeEntered(anEntry({ query: { basis: '' } })));
  expect(ask()).not.toHaveProperty('basis');
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
