import { concatMap, exhaustMap, map, mergeMap, switchMap } from 'rxjs';
import type { RunHelpers } from 'rxjs/testing';
import { attempt, ifFailed, type Attempt } from '#src/kernel/attempt';
import { defineCommands, defineEvents, payload, type Message } from '#src/kernel/messages';
import { CallRefused, type Problem, type Send } from '#src/kernel/send';
import { session } from '#src/kernel/shared-events';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { aReply, anAnswer } from '#tests/support/replies';

const { find } = defineCommands('shop', { find: payload<string>() });
const { started, found, lost } = defineEvents('shop', {
  started: payload<string>(),
  found: payload<{ readonly word: string; readonly text: string }>(),
  lost: payload<{ readonly word: string; readonly problem: Problem }>(),
});

const plan: Attempt<string, 'shop/find', unknown> = {
  on: find,
  overlap: switchMap,
  work: (word, { send }, state) =>
    send({ method: 'GET', path: `/find/${word}/${String(state['shop'])}` }).pipe(map(({ data }) => data)),
  started: (word) => started(word),
  succeeded: (text, word) => found({ word, text: String(text) }),
  failed: (problem, word) => lost({ word, problem }),
};

const a = find('a');
const b = find('b');
const values: Record<string, Message> = {
  a,
  b,
  s: started('a', a),
  t: started('b', b),
  f: found({ word: 'a', text: '答' }, a),
  g: found({ word: 'b', text: '答' }, b),
};
const k = anAnswer('答');

const runs = (
  { hot, expectObservable }: RunHelpers,
  commands: string,
  send: Send,
  picture: string,
  given: Partial<typeof plan> = {},
) => {
  const epic = attempt({ ...plan, ...given });
  expectObservable(epic(hot<Message>(commands, values), stateOf({ shop: 'here' }), fakePorts({ send }))).toBe(
    picture,
    values,
  );
};

describe('attempt', () => {
  test(
    'a command starts, asks with its payload and the state, and ends with the answer; both events name it as cause',
    marbles((helpers) => {
      const send = jest.fn(() => helpers.cold('--(k|)', { k }));
      runs(helpers, '-a', send, '-s-f');
      helpers.flush();
      expect(send.mock.calls).toEqual([[{ method: 'GET', path: '/find/a/here' }]]);
    }),
  );

  test(
    'other messages ask for nothing',
    marbles((helpers) => {
      const send = jest.fn();
      runs(helpers, '-s-f', send, '----');
      helpers.flush();
      expect(send).not.toHaveBeenCalled();
    }),
  );

  test(
    'without a started event the answer alone is told',
    marbles((helpers) => {
      const { started: _, ...silent } = plan;
      const epic = attempt(silent);
      const ports = fakePorts({ send: () => helpers.cold('--(k|)', { k }) });
      helpers
        .expectObservable(epic(helpers.hot<Message>('-a', values), stateOf({ shop: 'here' }), ports))
        .toBe('---f', values);
    }),
  );

  describe('when commands overlap', () => {
    const slow = ({ cold }: RunHelpers) => jest.fn(() => cold('---(k|)', { k }));

    test(
      'switchMap: the latest wins and the earlier request is cancelled',
      marbles((helpers) => {
        const first = helpers.cold('---(k|)', { k });
        const second = helpers.cold('---(k|)', { k });
        const left = [first, second];
        runs(helpers, '-a-b', () => left.shift() ?? first, '-s-t--g');
        helpers.expectSubscriptions(first.subscriptions).toBe('-^-!');
        helpers.expectSubscriptions(second.subscriptions).toBe('---^--!');
      }),
    );

    test(
      'exhaustMap: the first wins',
      marbles((helpers) => runs(helpers, '-a-b', slow(helpers), '-s--f', { overlap: exhaustMap })),
    );

    test(
      'concatMap: one after the other',
      marbles((helpers) => {
        const send = () => helpers.cold('----(k|)', { k });
        runs(helpers, '-a-b', send, '-s---(ft)g', { overlap: concatMap });
      }),
    );

    test(
      'mergeMap: all at once',
      marbles((helpers) => runs(helpers, '-a-b', slow(helpers), '-s-tf-g', { overlap: mergeMap })),
    );

    test(
      'about one subject the first wins, others run beside it',
      marbles((helpers) =>
        runs(helpers, '-aab', slow(helpers), '-s-tf-g', { overlap: mergeMap, subject: (word) => word }),
      ),
    );
  });

  describe('failure', () => {
    const failing = (problem: Problem) => ({ ...values, l: lost({ word: 'a', problem }, a) });

    test(
      'a refused call is an event with the problem, and the next command works again',
      marbles(({ hot, cold, expectObservable }) => {
        const refused = new CallRefused(aReply(500, { businessMsg: '出错了', requestId: 'r' }));
        const answers = [cold<typeof k>('-#', {}, refused), cold('-(k|)', { k })];
        const ports = fakePorts({ send: () => answers.shift() ?? cold<typeof k>('#') });
        expectObservable(attempt(plan)(hot<Message>('-a--b', values), stateOf({ shop: 'here' }), ports)).toBe(
          '-sl-tg',
          failing({ code: 500, message: '出错了', requestId: 'r' }),
        );
      }),
    );

    test(
      'what cannot be told counts as failed, too',
      marbles((helpers) => {
        const succeeded = () => {
          throw new Error('不是文本');
        };
        helpers
          .expectObservable(
            attempt({ ...plan, succeeded })(
              helpers.hot<Message>('-a', values),
              stateOf({}),
              fakePorts({ send: () => helpers.cold('-(k|)', { k }) }),
            ),
          )
          .toBe('-sl', failing({ code: -1, message: '不是文本' }));
      }),
    );

    test(
      'a part of some work may fail for itself',
      marbles(({ cold, expectObservable }) => {
        const part$ = cold('-f-#', values, new Error('断了')).pipe(
          ifFailed((problem) => lost({ word: 'a', problem })),
        );
        const l = lost({ word: 'a', problem: { code: -1, message: '断了' } });
        expectObservable(part$).toBe('-f-(l|)', { ...values, l });
      }),
    );
  });

  describe('what is told', () => {
    const slow = ({ cold }: RunHelpers) => jest.fn(() => cold('---(k|)', { k }));

    test(
      'where there is nothing to do nothing is told',
      marbles((helpers) => runs(helpers, '-a', slow(helpers), '--', { work: () => undefined })),
    );

    test(
      'one result may tell several things, or nobody anything',
      marbles((helpers) => {
        const both = (text: unknown, word: string) => [
          found({ word, text: String(text) }),
          found({ word, text: String(text) }),
        ];
        runs(helpers, '-a', slow(helpers), '-s--(ff)', { succeeded: both });
        runs(helpers, '-a', slow(helpers), '-s', { succeeded: () => undefined });
      }),
    );

    test(
      'what is told may depend on how things stand by then',
      marbles((helpers) => {
        runs(helpers, '-a', slow(helpers), '-s--f', {
          succeeded: (_, word, state) => found({ word, text: state['shop'] === 'here' ? '答' : '' }),
        });
      }),
    );
  });

  describe('an end', () => {
    const messages = { ...values, o: session.loggedOut({ by: 'member' }), x: started('x') };
    const stops = (picture: string, given: Partial<typeof plan>) =>
      marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
        const answer = cold('----(k|)', { k });
        const ports = fakePorts({ send: () => answer });
        const epic = attempt({ ...plan, ...given });
        expectObservable(epic(hot<Message>('-a-o-x-', messages), stateOf({}), ports)).toBe(picture, messages);
        const subscription = { '-s': '-^-!', '-s---f': '-^---!' }[picture] ?? '';
        expectSubscriptions(answer.subscriptions).toBe(subscription);
      });

    test('logging out drops the answer and cancels its request', stops('-s', {}));
    test(
      'a command that waits for its turn is dropped with the one that is under way',
      marbles((helpers) => {
        const first = helpers.cold('----(k|)', { k });
        const left = [first, helpers.cold('-(k|)', { k })];
        const send = jest.fn(() => left.shift() ?? first);
        const asked = helpers.hot<Message>('-ab-o-b-', messages);
        const epic = attempt({ ...plan, overlap: concatMap });
        helpers
          .expectObservable(epic(asked, stateOf({ shop: 'here' }), fakePorts({ send })))
          .toBe('-s----tg', messages);
        helpers.flush();
        expect(send).toHaveBeenCalledTimes(2);
      }),
    );
    test('unless the work is in nobody’s name', stops('-s---f', { outlivesSession: true }));
    test(
      'so does whatever else makes the answer useless',
      stops('-s', {
        outlivesSession: true,
        until: (action) => action.type === 'auth/loggedOut',
      }),
    );
  });
});
