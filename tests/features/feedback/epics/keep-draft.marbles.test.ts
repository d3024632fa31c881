import { commands } from '#features/feedback/commands';
import { keepDraft } from '#features/feedback/epics';
import { events } from '#features/feedback/events';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const typed = (description: string) => ({ description, name: '' });

test(
  '[CONST-001] a draft is kept when typing pauses for 500 ms, for whoever was there while it was typed',
  marbles(({ hot, expectObservable }) => {
    const values = { a: commands.keepDraft(typed('一')), b: commands.keepDraft(typed('一二')) };
    const state$ = stateOf({ feedback: { globalId: '6001' } });
    const out$ = keepDraft(hot<Message>('a 99ms b', values), state$, fakePorts());
    expectObservable(out$).toBe('600ms k', {
      k: events.draftKept({ draft: typed('一二'), globalId: '6001' }, values.b),
    });
  }),
);

test(
  'what was sent before typing paused is no draft any more',
  marbles(({ hot, expectObservable }) => {
    const values = { a: commands.keepDraft(typed('一')), s: events.feedbackSent() };
    const state$ = stateOf({ feedback: { globalId: '6001' } });
    const out$ = keepDraft(hot<Message>('a 99ms s', values), state$, fakePorts());
    expectObservable(out$).toBe('');
  }),
);
