import { events as navigation } from '../../../features/navigation/events';
import { commands } from '../../../features/new-items/commands';
import { events } from '../../../features/new-items/events';
import type { OpenSheet } from '../../../features/new-items/open-sheet';
import { findFirst, loadOnEntry } from '../../../features/new-items/policies';
import { initialState, type NewItemsState } from '../../../features/new-items/state';
import type { Epic } from '../../../src/kernel/epic';
import type { Message } from '../../../src/kernel/messages';
import { anEntry, stateOf } from '../../support/builders';
import { marbles } from '../../support/marbles';
import { fakePorts } from '../../support/ports';

const asks = (policy: Epic, heard: Message, more: Partial<NewItemsState> = {}) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ newItems: { ...initialState, ...more } });
    policy(hot<Message>('h', { h: heard }), state$, fakePorts()).subscribe((message) => said.push(message));
    flush();
  })();
  return said.map(({ type, payload }) => ({ type, payload }));
};
const plain = ({ type, payload }: Message) => ({ type, payload });
const here = navigation.routeEntered(anEntry({ name: 'newItems' }));

test('[DATA-006] without a project the open ones are asked for, page by page', () => {
  expect(asks(loadOnEntry, here)).toEqual([plain(commands.loadProjects({ pageNo: 1 }))]);
  expect(asks(loadOnEntry, here, { view: { pageNo: 3 } })).toEqual([
    plain(commands.loadProjects({ pageNo: 3 })),
  ]);
  expect(asks(loadOnEntry, navigation.routeEntered(anEntry()))).toEqual([]);
});

test('[DATA-006] a project is asked for once, and its items with every view and when it is known to be open', () => {
  const view = { bidNodeId: 'p1', keyword: '有梁板' };
  expect(asks(loadOnEntry, here, { view })).toEqual([plain(commands.loadSheet({ bidNodeId: 'p1' }))]);
  expect(asks(loadOnEntry, here, { view, bidNodeId: 'p1' })).toEqual([plain(commands.findItems(view))]);
  const found = events.sheetFound({ bidNodeId: 'p1', sheet: {} as OpenSheet });
  expect(asks(findFirst, found, { view })).toEqual([plain(commands.findItems(view))]);
  expect(asks(findFirst, events.closureFound({ reason: '未开放' }), { view })).toEqual([]);
});
