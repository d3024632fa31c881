import { defineCommands, defineEvents, payload, type Message } from '#src/kernel/messages';
import { allOf, when } from '#src/kernel/when';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const { opened, closed } = defineEvents('door', { opened: payload<number>(), closed: payload() });
const { light } = defineCommands('lamp', { light: payload<number>() });
const lightIfDark = when(opened, (width, state) => (state['lamp'] === 'dark' ? light(width) : undefined));
const values = { o: opened(3), c: closed(), L: light(3, opened(3)) };

describe('when', () => {
  test(
    'what is heard asks for that, and is named as its cause',
    marbles(({ hot, expectObservable }) => {
      expectObservable(
        lightIfDark(hot<Message>('-o-c-o', values), stateOf({ lamp: 'dark' }), fakePorts()),
      ).toBe('-L---L', values);
    }),
  );

  test(
    'answering undefined asks for nothing',
    marbles(({ hot, expectObservable }) => {
      expectObservable(
        lightIfDark(hot<Message>('-o-c-o', values), stateOf({ lamp: 'lit' }), fakePorts()),
      ).toBe('');
    }),
  );

  test(
    'one thing heard may tell several, each with its cause',
    marbles(({ hot, expectObservable }) => {
      const twice = when(opened, (width) => [light(width), light(width + 1)]);
      expectObservable(twice(hot<Message>('-o', values), stateOf({}), fakePorts())).toBe('-(LM)', {
        ...values,
        M: light(4, opened(3)),
      });
    }),
  );

  test(
    'what is done in the world tells nothing',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts();
      const leave = when(closed, (_payload, _state, { address }) => address.go('/away'));
      expectObservable(leave(hot<Message>('-o-c', values), stateOf({}), ports)).toBe('');
      flush();
      expect(ports.address.moves).toEqual(['go /away']);
    }),
  );

  test(
    'several under one name are heard together',
    marbles(({ hot, expectObservable }) => {
      const either = allOf(
        when(opened, (width) => light(width)),
        when(closed, () => light(0)),
      );
      expectObservable(either(hot<Message>('-o-c', values), stateOf({}), fakePorts())).toBe('-L-D', {
        ...values,
        D: light(0, closed()),
      });
    }),
  );
});
