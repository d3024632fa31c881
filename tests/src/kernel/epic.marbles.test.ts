import { filter, map, type Observable } from 'rxjs';
import { joinEpics, runTogether, type Epic } from '#src/kernel/epic';
import { defineCommands, defineEvents, payload, type Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const commands = defineCommands('shop', { open: payload<string>(), close: payload() });
const events = defineEvents('shop', { opened: payload<string>(), closed: payload() });
const values = {
  o: commands.open('door'),
  b: commands.open('boom'),
  c: commands.close(),
  O: events.opened('door'),
  C: events.closed(),
};

const fragile: Epic = (action$): Observable<Message> =>
  action$.pipe(
    filter(commands.open.match),
    map(({ payload: what }) => {
      if (what === 'boom') throw new Error('it broke');
      return events.opened(what);
    }),
  );
const steady: Epic = (action$) =>
  action$.pipe(
    filter(commands.close.match),
    map(() => events.closed()),
  );

test('two epics of one name are a mistake, the same one twice is not', () => {
  expect(Object.keys(joinEpics({ fragile }, { steady }, { steady }))).toEqual(['fragile', 'steady']);
  expect(() => joinEpics({ fragile }, { fragile: steady })).toThrow('Two epics are named fragile');
});

describe('runTogether', () => {
  test(
    'every epic hears every message',
    marbles(({ hot, expectObservable }) => {
      const epic = runTogether({ fragile, steady });
      expectObservable(epic(hot<Message>('-o-c', values), stateOf({}), fakePorts())).toBe('-O-C', values);
    }),
  );

  test(
    'an epic that breaks is reported by name and starts again, its neighbours never notice',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts();
      const epic = runTogether({ fragile, steady });
      expectObservable(epic(hot<Message>('-o-b-c-o', values), stateOf({}), ports)).toBe('-O---C-O', values);
      flush();
      expect(ports.report.mock.calls).toEqual([['fragile', new Error('it broke')]]);
    }),
  );

  test(
    'an epic that breaks each time is reported each time',
    marbles(({ hot, expectObservable, flush }) => {
      const ports = fakePorts();
      expectObservable(runTogether({ fragile })(hot<Message>('bbb', values), stateOf({}), ports)).toBe('');
      flush();
      expect(ports.report).toHaveBeenCalledTimes(3);
    }),
  );
});
