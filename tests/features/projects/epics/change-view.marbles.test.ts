import { commands } from '#features/projects/commands';
import { choosePeers } from '#features/projects/epics';
import { listDriver } from '#features/projects/list-driver';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { merge } from 'rxjs';
import type { ListView } from '#features/projects/contract';
import { initialState } from '#features/projects/state';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const { changeView } = listDriver.epicsWith(portalEvents);
const goes: Epic = (...given) => merge(changeView!(...given), choosePeers(...given));

const view: ListView = { stage: '合同价', sort: 'area', order: 'desc', cursor: 'c1', page: 2 };
const movesFor = (command: Message) => {
  const ports = fakePorts();
  marbles(({ hot, expectObservable }) => {
    const state$ = stateOf({ projects: { ...initialState, list: { status: 'shown', view } } });
    expectObservable(goes(hot<Message>('-c', { c: command }), state$, ports)).toBe('');
  })();
  return ports.address.moves.map((move) => decodeURIComponent(move));
};

describe('changeView goes to the address of the new view', () => {
  test('refined, from the first page', () => {
    expect(movesFor(commands.refineList({ onlyDetailed: true }))).toEqual([
      'go /commonproj/index?stage=合同价&sort=area&order=desc&onlyDetailed=1',
    ]);
    expect(movesFor(commands.refineList({ stage: undefined }))).toEqual([
      'go /commonproj/index?sort=area&order=desc',
    ]);
  });

  test('on another page', () => {
    expect(movesFor(commands.turnPage({ cursor: 'c2', page: 3 }))).toEqual([
      'go /commonproj/index?stage=合同价&sort=area&order=desc&cursor=c2&page=3',
    ]);
  });

  test('on a page by its number, without the cursor that led here', () => {
    expect(movesFor(commands.turnPage({ page: 9 }))).toEqual([
      'go /commonproj/index?stage=合同价&sort=area&order=desc&page=9',
    ]);
  });

  test('without its filters, its order kept', () => {
    expect(movesFor(commands.clearFilters())).toEqual(['go /commonproj/index?sort=area&order=desc']);
  });

  test('a detail, whatever signs its id has', () => {
    const ports = fakePorts();
    marbles(({ hot, expectObservable }) => {
      const state$ = stateOf({ projects: initialState });
      const open = commands.choosePeers({ id: 'a/b 1', peers: '' });
      expectObservable(goes(hot<Message>('-c', { c: open }), state$, ports)).toBe('');
    })();
    expect(ports.address.moves).toEqual(['go /commonproj/detail/a%2Fb%201']);
  });

  test('a detail among other peers; the usual ones need no word', () => {
    expect(movesFor(commands.choosePeers({ id: 'p1', peers: 'province_scale' }))).toEqual([
      'go /commonproj/detail/p1?peers=province_scale',
    ]);
    expect(movesFor(commands.choosePeers({ id: 'p1', peers: '' }))).toEqual(['go /commonproj/detail/p1']);
  });

  test('other commands lead nowhere', () => {
    expect(movesFor(commands.findList({ keyword: '住宅' }))).toEqual([]);
  });
});
