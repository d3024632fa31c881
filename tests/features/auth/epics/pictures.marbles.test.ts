import { commands } from '#features/auth/commands';
import { chooseTab, loadPictures } from '#features/auth/epics/dialog';
import { events } from '#features/auth/events';
import { fetchPictures } from '#features/auth/policies';
import { reducer, initialState } from '#features/auth/state';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const pictures = [{ title: 't', pictureUri: 'data:image/svg+xml,x' }];
const opened = events.loginDialogOpened();

test(
  '[LOGIN-019] the first opening of the dialog asks for its pictures, later ones do not',
  marbles(({ hot, expectObservable }) => {
    const values = { o: opened, l: commands.loadPictures(undefined, opened) };
    const without = stateOf({ auth: initialState });
    const withThem = stateOf({ auth: { ...initialState, pictures } });
    expectObservable(fetchPictures(hot<Message>('-o', values), without, fakePorts())).toBe('-l', values);
    expectObservable(fetchPictures(hot<Message>('-o', values), withThem, fakePorts())).toBe('', values);
  }),
);

test(
  '[CALL-042] the pictures of the server become a fact, their loss one without a message',
  marbles(({ hot, cold, expectObservable }) => {
    const command = commands.loadPictures();
    const values = {
      l: command,
      f: events.picturesLoaded({ pictures }, command),
      x: events.picturesFailed(undefined, command),
    };
    const answering = fakePorts({ send: () => cold('-(k|)', { k: anAnswer(pictures) }) });
    const failing = fakePorts({ send: () => cold('-#') });
    expectObservable(loadPictures(hot<Message>('-l', values), stateOf({}), answering)).toBe('--f', values);
    expectObservable(loadPictures(hot<Message>('-l', values), stateOf({}), failing)).toBe('--x', values);
  }),
);

test(
  '[LOGIN-001] choosing a tab is a fact the dialog follows, and the old problem goes',
  marbles(({ hot, expectObservable }) => {
    const command = commands.chooseTab({ tab: 2 });
    const chosen = events.tabChosen({ tab: 2 }, command);
    expectObservable(chooseTab(hot<Message>('-c', { c: command }), stateOf({}), fakePorts())).toBe('-e', {
      e: chosen,
    });
    expect(reducer({ ...initialState, problem: 'x' }, chosen)).toEqual({ ...initialState, tab: 2 });
  }),
);
