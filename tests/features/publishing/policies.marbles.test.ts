import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/publishing/commands';
import type { Draft } from '#features/publishing/contract-draft';
import { events } from '#features/publishing/events';
import { askAfterLogin, askOnEntry, loadPlace, saveFound, saveKept } from '#features/publishing/policies';
import { initialState, type PublishingState } from '#features/publishing/state';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const asks = (policy: Epic, heard: Message, more: Partial<PublishingState> = {}) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ publishing: { ...initialState, ...more } });
    policy(hot<Message>('h', { h: heard }), state$, fakePorts()).subscribe((message) => said.push(message));
    flush();
  })();
  return said.map(({ type, payload }) => ({ type, payload }));
};
const plain = ({ type, payload }: Message) => ({ type, payload });
const here = navigation.routeEntered(anEntry({ name: 'publishingList' }));
const draft = { id: 'd1' } as Draft;
const place = { page: 'draft', id: 'd1' } as const;

test('[CALL-034] entering asks for the right until it is known, and with every login again', () => {
  expect(asks(askOnEntry, here)).toEqual([plain(commands.checkRight())]);
  expect(asks(askOnEntry, here, { right: 'yes' })).toEqual([]);
  expect(asks(askOnEntry, navigation.routeEntered(anEntry()))).toEqual([]);
  const loggedIn = { type: auth.loggedIn.type, payload: {}, meta: {} } as unknown as Message;
  expect(asks(askAfterLogin, loggedIn, { place })).toEqual([plain(commands.checkRight())]);
  expect(asks(askAfterLogin, loggedIn)).toEqual([]);
});

test('[DATA-006] the right and the route come in either order; what is open already is not asked for', () => {
  const may = events.rightLoaded({ canPublish: true });
  const list = {
    place: { page: 'list' },
    list: { status: 'idle', view: { tab: 'review' } },
    right: 'yes',
  } as const;
  expect(asks(loadPlace, may, list)).toEqual([plain(commands.findList({ tab: 'review' }))]);
  expect(asks(loadPlace, here, { ...list, right: 'unknown' })).toEqual([]);
  expect(asks(loadPlace, may, { place, right: 'yes' })).toEqual([plain(commands.loadDraft({ id: 'd1' }))]);
  expect(asks(loadPlace, here, { place, right: 'yes', draft })).toEqual([]);
  expect(asks(loadPlace, may, { right: 'yes' })).toEqual([]);
});

test('[DATA-006] kept edits are saved, those of an older version only when the member says so', () => {
  const found = (unsaved: 'keep' | 'restore') => events.draftLoaded({ draft, unsaved });
  expect(asks(saveKept, found('keep'))).toEqual([plain(commands.save())]);
  expect(asks(saveKept, found('restore'))).toEqual([]);
  const edits = (isOutdated: boolean) => events.editsFound({ id: 'd1', nodes: {}, isOutdated });
  expect(asks(saveFound, edits(false))).toEqual([plain(commands.save())]);
  expect(asks(saveFound, edits(true))).toEqual([]);
});
