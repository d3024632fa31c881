import { defineCommands, defineEvents, payload, type Message } from '#src/kernel/messages';
import { when } from '#src/kernel/when';
import { whileThere } from '#src/kernel/while-there';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const { entered, knocked } = defineEvents('room', { entered: payload<string>(), knocked: payload() });
const { open } = defineCommands('door', { open: payload() });
const openInKitchen = whileThere(
  entered,
  (room) => room === 'kitchen',
  when(knocked, () => open()),
);
const values = {
  k: entered('kitchen'),
  h: entered('hall'),
  n: knocked(),
  O: open(undefined, knocked()),
};

test(
  'hears only between the event that enters its place and the one that leaves it',
  marbles(({ hot, expectObservable }) => {
    expectObservable(openInKitchen(hot<Message>('n-k-n-h-n-k-n', values), stateOf({}), fakePorts())).toBe(
      '----O-------O',
      values,
    );
  }),
);
