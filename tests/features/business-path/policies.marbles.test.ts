import { events as auth } from '#features/auth/events';
import { commands } from '#features/business-path/commands';
import { events } from '#features/business-path/events';
import { createPathStore } from '#features/business-path/epics';
import { forgetOnLogout, loadOnLogin, renewRefused } from '#features/business-path/policies';
import { initialState, reducer } from '#features/business-path/state';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const answers = (epic: Epic, heard: Message, said: Message | undefined) =>
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('-h', { h: heard });
    expectObservable(epic(action$, stateOf({}), fakePorts())).toBe(said ? '-s' : '--', { s: said });
  })();

const loggedIn = auth.loggedIn({ user: aUser(), way: 'account' });
const loggedOut = auth.loggedOut({ by: 'member' });
const refused = events.pathRejected();

test('[SESSION-004] a login asks for the path of the member', () =>
  answers(loadOnLogin, loggedIn, commands.loadPath({ globalId: '6001' }, loggedIn)));

test('[SESSION-028] a logout forgets it', () =>
  answers(forgetOnLogout, loggedOut, commands.forgetPath(undefined, loggedOut)));

test('a refused path is fetched anew for the same member', () => {
  const pathStore = createPathStore();
  pathStore.hold({ globalId: '6001', path: 'abc', relation: [] });
  answers(renewRefused(pathStore), refused, commands.loadPath({ globalId: '6001', afresh: true }, refused));
});

test('a refusal that comes after the logout asks for nothing', () =>
  answers(renewRefused(createPathStore()), refused, undefined));

test('the state knows whether there is a path, never which', () => {
  const found = reducer(initialState, events.pathLoaded({ from: 'server' }));
  expect(found).toEqual({ status: 'held' });
  expect(reducer(found, refused)).toEqual({ status: 'none' });
  expect(reducer(found, events.pathCleared())).toEqual({ status: 'none' });
  expect(reducer(initialState, events.pathFailed({ problem: { code: 500, message: '' } }))).toEqual({
    status: 'lost',
  });
});
