import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/new-items/commands';
import type { ItemsView } from '#features/new-items/contract';
import { events } from '#features/new-items/events';
import type { OpenSheet } from '#features/new-items/open-sheet';
import { findFirst, findOnEntry, refineByRegion, startNationwide } from '#features/new-items/policies';
import { initialState, type NewItemsState } from '#features/new-items/state';
import { events as regions } from '#features/regions/events';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const asks = (policy: Epic, heard: readonly Message[], more: Partial<NewItemsState> = {}) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ newItems: { ...initialState, ...more } });
    const marks = Object.fromEntries(heard.map((message, at) => [String(at), message]));
    policy(hot<Message>(Object.keys(marks).join(''), marks), state$, fakePorts()).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said.map(({ type, payload }) => ({ type, payload }));
};
const plain = ({ type, payload }: Message) => ({ type, payload });
const at = (query: Readonly<Record<string, string>> = {}, isSameRoute = false) =>
  navigation.routeEntered(anEntry({ name: 'newItems', query, isSameRoute }));
const seen = (view: ItemsView): NewItemsState['items'] => ({ status: 'idle', view });
const here = at();
const elsewhere = navigation.routeEntered(anEntry());

test('[DATA-006] without a project the open ones are asked for, by region and page', () => {
  const areaIds = ['1', '20'];
  expect(asks(findOnEntry, [here], { areaIds })).toEqual([plain(commands.loadProjects({}))]);
  expect(asks(findOnEntry, [here], { areaIds, items: seen({ areaId: '20', page: 3 }) })).toEqual([
    plain(commands.loadProjects({ areaId: '20', page: 3 })),
  ]);
  expect(asks(findOnEntry, [elsewhere])).toEqual([]);
});

test('[CALL-162] the regions with open projects are asked for until they are known, and for a project not at all', () => {
  expect(asks(findOnEntry, [here])).toEqual([plain(commands.loadAreas()), plain(commands.loadProjects({}))]);
  expect(asks(findOnEntry, [here], { items: seen({ bidNodeId: 'p1' }) })).toEqual([
    plain(commands.loadSheet({ bidNodeId: 'p1' })),
  ]);
});

test('[REGION-012] a region picked over the list goes to its address; over a project or elsewhere it does not', () => {
  const picked = regions.regionPicked({ areaid: '20', by: 'member' });
  const nationwide = regions.regionPicked({ areaid: '1', by: 'member' });
  expect(asks(refineByRegion, [here, picked])).toEqual([plain(commands.refineList({ areaId: '20' }))]);
  expect(asks(refineByRegion, [here, picked], { items: seen({ areaId: '20' }) })).toEqual([]);
  expect(asks(refineByRegion, [here, nationwide], { items: seen({ areaId: '20' }) })).toEqual([
    plain(commands.refineList({ areaId: undefined })),
  ]);
  expect(asks(refineByRegion, [here, picked], { items: seen({ bidNodeId: 'p1' }) })).toEqual([]);
  expect(asks(refineByRegion, [here, elsewhere, picked])).toEqual([]);
  expect(asks(refineByRegion, [here, regions.regionPicked({ areaid: '20', by: 'address' })])).toEqual([]);
});

test('[REGION-012] a list without region in its address starts with the whole country, and is told so once', () => {
  const whole = plain(regions.regionPicked({ areaid: '1', by: 'entry' }));
  expect(asks(startNationwide, [here])).toEqual([whole]);
  expect(asks(startNationwide, [here, at({ pageNo: '2' }, true)])).toEqual([whole]);
  expect(asks(startNationwide, [at({ areaId: '20' }), at({}, true)])).toEqual([whole]);
  expect(asks(startNationwide, [at({ areaId: '20' }), at({ bidNodeId: 'p1', areaId: '20' }, true)])).toEqual(
    [],
  );
  expect(asks(startNationwide, [elsewhere])).toEqual([]);
});

test('[DATA-006] a project is asked for once, and its items with every view and when it is known to be open', () => {
  const view = { bidNodeId: 'p1', keyword: '有梁板' };
  expect(asks(findOnEntry, [here], { items: seen(view) })).toEqual([
    plain(commands.loadSheet({ bidNodeId: 'p1' })),
  ]);
  expect(asks(findOnEntry, [here], { items: seen(view), bidNodeId: 'p1' })).toEqual([
    plain(commands.findList(view)),
  ]);
  const found = events.sheetLoaded({ bidNodeId: 'p1', sheet: {} as OpenSheet });
  expect(asks(findFirst, [found], { items: seen(view) })).toEqual([plain(commands.findList(view))]);
  expect(asks(findFirst, [found], { items: seen({ bidNodeId: 'p2' }) })).toEqual([]);
  expect(
    asks(findFirst, [events.closureFound({ bidNodeId: 'p1', reason: '未开放' })], { items: seen(view) }),
  ).toEqual([]);
});
