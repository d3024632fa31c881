import { Subject } from 'rxjs';
import { commands } from '#features/ai-chat/commands';
import { selectExchanges, selectIsAnswering, selectProblem } from '#features/ai-chat/selectors';
import { CallRefused, type ApiReply } from '#src/kernel/send';
import { anAnswer, aReply } from '#tests/support/replies';
import { answers, open, replies, text } from './open-chat';

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
