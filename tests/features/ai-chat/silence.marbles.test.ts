import { map, NEVER } from 'rxjs';
import { aiChat } from '#features/ai-chat/index';
import { commands } from '#features/ai-chat/commands';
import { reducer } from '#features/ai-chat/state';
import { fakePorts } from '#tests/support/ports';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';

const block = { event: 'block', data: '{"kind":"text","text":"一"}' };

test(
  '[ENV-019] 25 seconds without a word end an answer, each word begins them anew, and the line is hung up',
  marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
    const line = cold('20s b 20s b', { b: block });
    const epics = aiChat.epics({ listen: () => line, copy: () => NEVER });
    const state$ = stateOf({ aiChat: reducer(undefined, { type: '' }) });
    const message$ = hot('a', { a: commands.ask({ question: '问' }) });
    const told$ = epics.ask?.(message$, state$, fakePorts());
    if (!told$) throw new Error('the slice does not ask');
    expectObservable(told$.pipe(map(({ type }) => type))).toBe('q 19999ms b 20s b 24999ms i', {
      q: 'aiChat/questionRequested',
      b: 'aiChat/blockReceived',
      i: 'aiChat/answerInterrupted',
    });
    expectSubscriptions(line.subscriptions).toBe('^ 65000ms !');
  }),
);
