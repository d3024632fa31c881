import { events } from '#features/auth/events';
import { spreadToOtherTabs } from '#infra/browser/cross-tab';
import type { Message } from '#src/kernel/messages';
import { marbles } from '#tests/support/marbles';

const ours = events.loggedOut({ by: 'member' });
const theirs = events.loggedOut({ by: 'other-tab' });
const values = { o: ours, t: theirs, l: events.sessionExpired() };

const spread = {
  word: 'logged-out',
  match: events.loggedOut.match,
  isOurs: ({ payload }: typeof ours) => payload.by !== 'other-tab',
  heard: () => theirs,
};

describe('spreadToOtherTabs', () => {
  test(
    'says what happened here, once, and does not echo what it heard',
    marbles(({ hot, expectObservable, flush }) => {
      const say = jest.fn();
      const channel = { heard$: hot('---w', { w: 'logged-out' }), say };
      expectObservable(spreadToOtherTabs(channel, spread)(hot<Message>('-o-t-l', values))).toBe(
        '---t',
        values,
      );
      flush();
      expect(say.mock.calls).toEqual([['logged-out']]);
    }),
  );

  test(
    'an unknown word is ignored',
    marbles(({ hot, expectObservable }) => {
      const channel = { heard$: hot('-w', { w: 'hello' }), say: jest.fn() };
      expectObservable(spreadToOtherTabs(channel, spread)(hot<Message>('', values))).toBe('');
    }),
  );
});
