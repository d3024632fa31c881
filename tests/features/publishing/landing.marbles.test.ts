import { landOnReviews } from '#features/publishing/policies';
import type { DraftPage } from '#features/publishing/contract';
import { events } from '#features/publishing/events';
import { events as navigation } from '#features/navigation/events';
import type { Message } from '#src/kernel/messages';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakeAddress, fakePorts } from '#tests/support/ports';

const LIST = '/project-publishing/index';
const entered = (more: Partial<Parameters<typeof anEntry>[0]> = {}) =>
  navigation.routeEntered(anEntry({ name: 'publishingList', isSameRoute: false, query: {}, ...more }));
const loaded = (own: number, review: number) =>
  events.listLoaded({
    page: { counts: { own, review, published: 0, withdrawn: 0 } } as unknown as DraftPage,
  });

const moves = (...story: readonly Message[]): readonly string[] => {
  const address = fakeAddress(LIST);
  marbles(({ hot, flush }) => {
    const told = Object.fromEntries(story.map((message, at) => [String(at), message]));
    landOnReviews(
      hot<Message>(Object.keys(told).join(''), told),
      stateOf({}),
      fakePorts({ address }),
    ).subscribe();
    flush();
  })();
  return address.moves;
};

test('whoever has nothing of their own and reviews waiting begins with the reviews', () => {
  expect(moves(entered(), loaded(0, 1))).toEqual([`replace ${LIST}?tab=review`]);
});

test('their own work comes first, nothing waiting moves nobody, and a tab that was chosen stays', () => {
  expect(moves(entered(), loaded(1, 1))).toEqual([]);
  expect(moves(entered(), loaded(0, 0))).toEqual([]);
  expect(moves(entered({ query: { tab: 'own' } }), loaded(0, 1))).toEqual([]);
  expect(moves(entered({ query: { keyword: '楼' } }), loaded(0, 1))).toEqual([]);
  expect(moves(entered(), loaded(0, 0), entered({ isSameRoute: true }), loaded(0, 1))).toEqual([]);
});

test('whoever has left, or has asked for something else meanwhile, stays where they are', () => {
  expect(moves(entered(), entered({ name: 'home' }), loaded(0, 1))).toEqual([]);
  expect(moves(entered(), entered({ isSameRoute: true, query: { keyword: '楼' } }), loaded(0, 1))).toEqual(
    [],
  );
});
