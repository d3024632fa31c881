import { commands } from '#features/projects/commands';
import { changeView } from '#features/projects/epics/change-view';
import type { ListView } from '#features/projects/contract';
import { initialState } from '#features/projects/state';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const view: ListView = { stage: '合同价', sort: 'area', order: 'desc', cursor: 'c1', page: 2 };
const movesFor = (command: Message) => {
  const ports = fakePorts();
  marbles(({ hot, expectObservable }) => {
    const state$ = stateOf({ projects: { ...initialState, list: { status: 'shown', view } } });
    expectObservable(changeView(hot<Message>('-c', { c: command }), state$, ports)).toBe('');
  })();
  return ports.address.moves.map((move) => decodeURIComponent(move));
};

describe('changeView goes to the address of the new view', () => {
  test('refined, from the first page', () => {
    expect(movesFor(commands.refine({ onlyDetailed: true }))).toEqual([
      'go /commonproj/index?stage=合同价&sort=area&order=desc&onlyDetailed=1',
    ]);
    expect(movesFor(commands.refine({ stage: undefined }))).toEqual([
      'go /commonproj/index?sort=area&order=desc',
    ]);
  });

  test('on another page', () => {
    expect(movesFor(commands.turnPage({ cursor: 'c2', page: 3 }))).toEqual([
      'go /commonproj/index?stage=合同价&sort=area&order=desc&cursor=c2&page=3',
    ]);
  });

  test('without its filters, its order kept', () => {
    expect(movesFor(commands.clearFilters())).toEqual(['go /commonproj/index?sort=area&order=desc']);
  });

  test('a detail, whatever signs its id has', () => {
    const ports = fakePorts();
    marbles(({ hot, expectObservable }) => {
      const state$ = stateOf({ projects: initialState });
      const open = commands.openDetail({ id: 'a/b 1' });
      expectObservable(changeView(hot<Message>('-c', { c: open }), state$, ports)).toBe('');
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
    expect(movesFor(commands.findProjects({ keyword: '住宅' }))).toEqual([]);
  });
});
