import { favorites } from '#features/favorites/index';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { commands } from '#features/favorites/commands';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { aUser, anEntry } from '#tests/support/builders';
import { aFavorite, aPage, someFolders } from '../some-favorites';
import { Late, playing, type Answering, type Step } from '../play';

const play = playing(favorites, portalEvents);
const step = (at: number, message: Step['message']): Step => ({ at, message });
const entered = (query: Readonly<Record<string, string>> = {}) =>
  navigation.routeEntered(
    anEntry({ name: 'userCenterFavorites', fullPath: '/usercenter/favorites?x=1', query }),
  );
const start = [step(0, auth.loggedIn({ user: aUser(), way: 'account' })), step(1, entered())];
const answers: Answering = ({ path }) => {
  if (path.endsWith('FolderList')) return someFolders();
  if (path.endsWith('NodeList') || path.endsWith('ItemList')) return aPage();
  if (path.endsWith('cancelFavorite') || path.endsWith('restoreFavorite')) {
    return { favorites: [{ id: '1', kind: 'project', ref: 'p1' }] };
  }
  if (path.endsWith('moveFavorite')) return { moved: 1 };
  if (path.endsWith('noteFavorite')) return { id: '1', note: '新' };
  if (path.endsWith('removeFavoriteFolder')) return { id: '2', moved: 0 };
  return { id: '9', name: '新夹' };
};
const paths = (run: ReturnType<typeof play>) => run.asked.map(({ path }) => path.split('/').at(-1));

test('[FAV-003] [CALL-064] entering the page finds the view of the address, and the folders', () => {
  const run = play([start[0]!, step(1, entered({ folderId: '2', sort: 'title', page: '3' }))], answers);
  expect(paths(run)).toEqual(['queryFavoriteNodeList', 'queryFavoriteFolderList']);
  expect(run.asked[0]?.body).toEqual({ folderId: '2', sort: 'title', page: 3 });
  expect(run.state.favorites.list).toMatchObject({ status: 'shown', page: aPage(), folders: someFolders() });
});

test('[CALL-065] the other list is the other call', () => {
  const run = play([start[0]!, step(1, entered({ list: 'item' }))], answers);
  expect(paths(run)[0]).toBe('queryFavoriteItemList');
});

test('other pages are none of it', () => {
  expect(play([start[0]!, step(1, navigation.routeEntered(anEntry()))], answers).asked).toEqual([]);
});

test('[CALL-068] a removal is told, undone and told again; each time the list is found anew', () => {
  const run = play(
    [...start, step(300, commands.remove({ ids: ['1'] })), step(900, commands.undoRemoval())],
    answers,
  );
  expect(paths(run).slice(2)).toEqual([
    'cancelFavorite',
    'queryFavoriteNodeList',
    'queryFavoriteFolderList',
    'restoreFavorite',
    'queryFavoriteNodeList',
    'queryFavoriteFolderList',
  ]);
  expect(run.asked[5]?.body).toEqual({ ids: ['1'] });
  expect(run.told).toEqual(['favorites:6001:off:project:p1', 'favorites:6001:on:project:p1']);
  expect(run.state.favorites.list.removed).toBeUndefined();
});

test('the removed may be put away', () => {
  const removed = play([...start, step(300, commands.remove({ ids: ['1'] }))], answers);
  expect(removed.state.favorites.list.removed).toHaveLength(1);
  const away = play(
    [...start, step(300, commands.remove({ ids: ['1'] })), step(900, commands.dismissRemoval())],
    answers,
  );
  expect(away.state.favorites.list.removed).toBeUndefined();
});

test('a note stands in its row without another search', () => {
  const run = play([...start, step(300, commands.saveNote({ id: '1', note: '新' }))], answers);
  expect(run.state.favorites.list.page?.rows).toEqual([aFavorite({ note: '新' })]);
  expect(paths(run)).toHaveLength(3);
});

test('a new folder opens; the open one gives way to all when it is removed', () => {
  expect(play([...start, step(300, commands.addFolder({ name: '新夹' }))], answers).address.moves).toEqual([
    'go /usercenter/favorites?sort=title&folderId=9',
  ]);
  const open = [start[0]!, step(1, entered({ folderId: '2' }))];
  const run = play([...open, step(300, commands.removeFolder({ id: '2' }))], answers);
  expect(run.address.moves).toEqual(['go /usercenter/favorites?sort=title']);
});

test('moving and renaming find what changed', () => {
  const moved = play([...start, step(300, commands.move({ ids: ['1'], folderId: '2' }))], answers);
  expect(paths(moved).slice(2)).toEqual(['moveFavorite', 'queryFavoriteNodeList', 'queryFavoriteFolderList']);
  const renamed = play([...start, step(300, commands.renameFolder({ id: '2', name: '新' }))], answers);
  expect(paths(renamed).slice(2)).toEqual(['renameFavoriteFolder', 'queryFavoriteFolderList']);
});

test('two clicks on two favourites are two removals, two on one are one', () => {
  const remove = (at: number, ...ids: readonly string[]) => step(at, commands.remove({ ids }));
  const run = play([...start, remove(300, '1'), remove(320, '2'), remove(340, '1')], answers);
  const bodies = run.asked.filter(({ path }) => path.endsWith('cancelFavorite')).map(({ body }) => body);
  expect(bodies).toEqual([{ ids: ['1'] }, { ids: ['2'] }]);
});

test('what is moved one after the other lies in the folder that was named last', () => {
  const move = (at: number, folderId: string) => step(at, commands.move({ ids: ['1'], folderId }));
  const run = play([...start, move(300, '2'), move(320, '3')], answers);
  const bodies = run.asked.filter(({ path }) => path.endsWith('moveFavorite')).map(({ body }) => body);
  expect(bodies).toEqual([
    { ids: ['1'], folderId: '2' },
    { ids: ['1'], folderId: '3' },
  ]);
});

test('favourites are chosen no longer once they are moved or removed, and not before', () => {
  const settled = (message: Step['message'], answering: Answering = answers) =>
    play([...start, step(300, message)], answering).state.favorites.list.settled;
  expect(settled(commands.move({ ids: ['1'], folderId: '2' }))).toEqual(['1']);
  expect(settled(commands.remove({ ids: ['1'] }))).toEqual(['1']);
  const refusing: Answering = (request) =>
    request.path.endsWith('moveFavorite') ? new Error('gone') : answers(request);
  expect(settled(commands.move({ ids: ['1'], folderId: '2' }), refusing)).toBeUndefined();
});

test('what was removed while another removal was taken back can be taken back, too', () => {
  const twice: Answering = (request) =>
    request.path.endsWith('cancelFavorite')
      ? { favorites: (request.body as { ids: string[] }).ids.map((id) => ({ id, kind: 'project', ref: id })) }
      : answers(request);
  const run = play(
    [
      ...start,
      step(300, commands.remove({ ids: ['1'] })),
      step(900, commands.undoRemoval()),
      step(850, commands.remove({ ids: ['2'] })),
    ],
    (request) =>
      request.path.endsWith('restoreFavorite') ? new Late(answers(request), 300) : twice(request),
  );
  expect(run.state.favorites.list.removed).toEqual([{ id: '2', kind: 'project', ref: '2' }]);
});

test('many words of another tab find the list once', () => {
  const words = [1, 2, 3].map((n) => ({ at: 500 + n, word: `favorites:6001:off:project:p${n}` }));
  expect(paths(play(start, answers, words)).slice(2)).toEqual(['queryFavoriteNodeList']);
});

test('what is refused is a notice, and a list that cannot be had says so itself', () => {
  const run = play([...start, step(300, commands.move({ ids: ['1'], folderId: '2' }))]);
  expect(run.said.filter(({ type }) => type === 'notices/noticeRaised')).toEqual([
    expect.objectContaining({ payload: expect.objectContaining({ title: '移动没有成功' }) }),
  ]);
  expect(run.state.favorites.list).toMatchObject({ status: 'failed', problem: { code: -1 } });
});
