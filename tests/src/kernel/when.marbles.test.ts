import { defineCommands, defineEvents, payload, type Message } from '#src/kernel/messages';
import { when } from '#src/kernel/when';
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
});
