import { commands } from '#features/home/commands';
import { homeCall } from '#features/home/contract';
import { loadHome } from '#features/home/epics';
import { events } from '#features/home/events';
import { causedBy, type Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { someHome } from '../some-home';

const load = commands.loadHome();
const content = someHome();
const told = {
  s: causedBy(events.loadRequested(), load),
  f: causedBy(events.contentLoaded({ content }), load),
  l: causedBy(events.contentFailed({ problem: { code: -1, message: 'no network' } }), load),
};

test(
  'asks quietly for the home page and tells what came',
  marbles(({ hot, cold, expectObservable, flush }) => {
    const asked: ApiRequest[] = [];
    const send = (request: ApiRequest) => {
      asked.push(request);
      return cold<ApiReply>('--(r|)', { r: anAnswer(content) });
    };
    expectObservable(loadHome(hot<Message>('-c', { c: load }), stateOf({}), fakePorts({ send }))).toBe(
      '-s-f',
      told,
    );
    flush();
    expect(asked).toEqual([{ method: 'GET', path: homeCall.path, session: 'optional', quiet: true }]);
  }),
);

test(
  'a call under way is not sent a second time, the next one is',
  marbles(({ hot, cold, expectObservable, flush }) => {
    const send = jest.fn(() => cold<ApiReply>('---(r|)', { r: anAnswer(content) }));
    const action$ = hot<Message>('-cc---c', { c: load });
    expectObservable(loadHome(action$, stateOf({}), fakePorts({ send }))).toBe('-s--f-s--f', told);
    flush();
    expect(send).toHaveBeenCalledTimes(2);
  }),
);

test(
  'a failed call is told, and the next command tries again',
  marbles(({ hot, cold, expectObservable }) => {
    const send = () => cold<ApiReply>('-#', undefined, new Error('no network'));
    const action$ = hot<Message>('c--c', { c: load });
    expectObservable(loadHome(action$, stateOf({}), fakePorts({ send }))).toBe('sl-sl', told);
  }),
);

test(
  'an answer that breaks the contract counts as failed',
  marbles(({ hot, cold, expectObservable }) => {
    const send = () => cold<ApiReply>('(r|)', { r: anAnswer({ ticker: 'none' }) });
    const problem = { code: -1, message: expect.stringContaining(homeCall.path) as string };
    expectObservable(loadHome(hot<Message>('c', { c: load }), stateOf({}), fakePorts({ send }))).toBe(
      '(sb)',
      {
        s: told.s,
        b: causedBy(events.contentFailed({ problem }), load),
      },
    );
  }),
);
