import { commands } from '#features/navigation/commands';
import { askForLogin, goTo } from '#features/navigation/epics';
import { events } from '#features/navigation/events';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

test(
  'goTo moves the address and says nothing',
  marbles(({ hot, expectObservable, flush }) => {
    const ports = fakePorts();
    const values = {
      g: commands.goTo({ path: '/policy/index' }),
      a: commands.askForLogin({ destination: '/22G' }),
    };
    expectObservable(goTo(hot<Message>('-g-a', values), stateOf({}), ports)).toBe('');
    flush();
    expect(ports.address.moves).toEqual(['go /policy/index']);
  }),
);

test(
  'askForLogin becomes the request for a login, with its destination',
  marbles(({ hot, expectObservable }) => {
    const command = commands.askForLogin({ destination: '/policy/index' });
    const wanted = events.loginWanted({ destination: '/policy/index' }, command);
    expectObservable(askForLogin(hot<Message>('-a', { a: command }), stateOf({}), fakePorts())).toBe('-w', {
      w: wanted,
    });
  }),
);
