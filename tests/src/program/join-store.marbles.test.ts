import { defineEvents, payload, type Message } from '#src/kernel/messages';
import { joinStore } from '#src/program/join-store';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const { opened, closed } = defineEvents('door', { opened: payload(), closed: payload() });
const values = { o: opened(), c: closed() };

describe('joinStore', () => {
  test(
    'what infrastructure says comes into the store, what the store heard is not said again',
    marbles(({ hot, expectObservable }) => {
      const wire = joinStore();
      const action$ = hot<Message>('-o-o', values);
      action$.subscribe(() => wire.say(closed()));
      expectObservable(wire.epic(action$, stateOf({}), fakePorts())).toBe('-c-c', values);
    }),
  );

  test(
    'infrastructure hears the messages it listens for',
    marbles(({ hot, expectObservable }) => {
      const wire = joinStore();
      expectObservable(wire.hear(opened.match)).toBe('-o---o', values);
      expectObservable(wire.epic(hot<Message>('-o-c-o', values), stateOf({}), fakePorts())).toBe('');
    }),
  );
});
