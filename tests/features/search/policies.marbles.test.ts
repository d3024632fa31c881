import { from, merge, mergeMap, of } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { events as regions } from '#features/regions/events';
import { commands } from '#features/search/commands';
import { events } from '#features/search/events';
import { listDriver } from '#features/search/list-driver';
import { endSearch, findOnEntry, loadPosterOnEntry, tellAnswer } from '#features/search/policies';
import { resultList } from '#features/search/result-list';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { anEntry } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { aGroup, onResults, running as aSearch, SEARCH_ID, searching, someFound } from './some-search';

const running = { ...aSearch, route: 'searchResults' };
const list = listDriver.epicsWith(portalEvents);
const { findAgain, refineByRegion } = list;
/** The list tells its answer, and that is the answer to the search. */
const answerTo: Epic = (action$, ...rest) =>
  action$.pipe(
    mergeMap((action) => {
      const told$ = merge(
        list.answerSearch!(of(action), ...rest),
        list.answerFailedSearch!(of(action), ...rest),
      );
      return tellAnswer(merge(of(action), told$), ...rest);
    }),
  );
const entered = (query: Readonly<Record<string, string>> = {}) =>
  navigation.routeEntered(
    anEntry({ name: 'searchResults', query, fullPath: resultList.pathTo(resultList.viewFrom(query)) }),
  );
const elsewhere = navigation.routeEntered(anEntry());

const saidTo = (policy: Epic, heard: readonly Message[], state$ = searching()) => {
  const said: Message[] = [];
  policy(from(heard), state$, fakePorts({ now: () => 1_250 })).subscribe((message) => said.push(message));
  return said;
};
const ofSearch = (policy: Epic, heard: Message, more: Partial<typeof running> & { total?: number } = {}) =>
  saidTo(policy, [heard], searching({ current: { running: { ...running, ...more } } }));

describe('entering', () => {
  const asked = (query: Readonly<Record<string, string>>) => saidTo(findOnEntry, [entered(query)]);

  test('the page searches what its address says', () => {
    const query = { text: '住宅', group: 'sl', page: '2' };
    const view = { text: '住宅', category: 'all', group: 'sl', page: 2 } as const;
    expect(asked(query)).toEqual([causedBy(commands.findList(view), entered(query))]);
  });

  test('an address that asks for a record opens it and searches nothing', () => {
    const query = { text: '住宅', open: 'bid_node.p1' };
    const record = { group: 'bid_node', id: 'p1', rank: null, by: 'address' } as const;
    expect(asked(query)).toEqual([causedBy(commands.openResult(record), entered(query))]);
  });

  test('no words, no search; and none on other pages', () => {
    expect(asked({})).toEqual([]);
    expect(saidTo(findOnEntry, [elsewhere])).toEqual([]);
  });

  test('a place that is told of twice, as after a login, is searched once', () => {
    const [one, two] = [entered({ text: '住宅' }), entered({ text: '厂房' })];
    expect(saidTo(findOnEntry, [one, one, two])).toHaveLength(2);
    expect(saidTo(findOnEntry, [one, elsewhere, one])).toHaveLength(2);
  });

  test('[SEARCH-006] the poster is asked for once', () => {
    expect(saidTo(loadPosterOnEntry, [entered()])).toEqual([causedBy(commands.loadPoster(), entered())]);
    const poster = { ifDisplay: false, imagePath: '', linkPath: '' };
    expect(saidTo(loadPosterOnEntry, [entered()], searching({ poster }))).toEqual([]);
    expect(saidTo(loadPosterOnEntry, [elsewhere])).toEqual([]);
  });
});

test('[HEADER-017] the same search once more asks again', () => {
  const repeated = events.listSearchRepeated({ route: 'searchResults', keyword: '住宅' });
  const place = onResults({ text: '住宅', page: '2', group: 'sl' });
  const view = { text: '住宅', category: 'all', group: 'sl', page: 2 } as const;
  expect(saidTo(findAgain!, [repeated], searching({ current: { place } }))).toEqual([
    causedBy(commands.findList(view), repeated),
  ]);
  const other = events.listSearchRepeated({ route: 'commonProjList', keyword: '住宅' });
  expect(saidTo(findAgain!, [other], searching({ current: { place } }))).toEqual([]);
});

describe('a region picked', () => {
  const asks = (areaid: string, by: 'member' | 'address', query: Readonly<Record<string, string>>) =>
    saidTo(
      refineByRegion!,
      [entered(query), regions.regionPicked({ areaid, by })],
      searching({ current: { place: onResults(query) } }),
    ).map(({ payload }) => payload);

  test('by the member narrows the results, and the whole country lifts that', () => {
    expect(asks('20', 'member', { text: 'a' })).toEqual([{ areaId: '20' }]);
    expect(asks('1', 'member', { text: 'a', areaId: '20' })).toEqual([{ areaId: undefined }]);
  });

  test('the one that narrows them already changes nothing, nor does the one in the address', () => {
    expect(asks('20', 'member', { text: 'a', areaId: '20' })).toEqual([]);
    expect(asks('20', 'address', { text: 'a' })).toEqual([]);
  });

  test('on another page is none of our business', () => {
    const picked = regions.regionPicked({ areaid: '20', by: 'member' });
    expect(saidTo(refineByRegion!, [elsewhere, picked])).toEqual([]);
  });
});

describe('the answer', () => {
  const answered = (outcome: { readonly total: number; readonly failedWith?: number }, cause: Message) => [
    causedBy(events.searchAnswered({ searchId: SEARCH_ID, category: 'all', ...outcome, ms: 250 }), cause),
  ];
  const view = { text: '住宅', category: 'all' } as const;
  const groups = [aGroup('sl', [], { total: 7 }), aGroup('policy', [], { total: 1_000, isCapped: true })];
  const found = events.listLoaded({ page: { view, found: someFound({ groups }) } });
  const ofList = (total: number, failedWith?: number) =>
    events.listAnswered({ route: 'searchResults', total, ...(failedWith && { failedWith }) });

  test('[TRACK-003] counts all groups', () => {
    expect(ofSearch(answerTo, found)).toEqual(answered({ total: 1_007 }, ofList(1_007)));
  });

  test('[TRACK-004] a status other than 200 counts as a failed search', () => {
    const lost = events.listFailed({ problem: { code: 510, message: '' } });
    expect(ofSearch(answerTo, lost)).toEqual(answered({ total: 0, failedWith: 510 }, ofList(0, 510)));
  });

  test('a list that was searched by its tab answers, too', () => {
    const route = 'commonProjList';
    const answer = events.listAnswered({ route, total: 2 });
    expect(ofSearch(tellAnswer, answer, { route })).toEqual(answered({ total: 2 }, answer));
    const failed = events.listAnswered({ route, total: 0, failedWith: 500 });
    expect(ofSearch(tellAnswer, failed, { route })).toEqual(answered({ total: 0, failedWith: 500 }, failed));
    expect(ofSearch(tellAnswer, answer)).toEqual([]);
  });

  test('comes once; what is found on later pages belongs to it', () => {
    expect(ofSearch(answerTo, found, { total: 0 })).toEqual([]);
    expect(saidTo(answerTo, [found])).toEqual([]);
  });
});

describe('the end', () => {
  const ended = (total: number | null, cause: Message) => [
    causedBy(events.searchEnded({ searchId: SEARCH_ID, total, ms: 250 }), cause),
  ];

  test('[TRACK-003] another page is entered, or the session is over', () => {
    expect(ofSearch(endSearch, elsewhere, { total: 3 })).toEqual(ended(3, elsewhere));
    const out = auth.loggedOut({ by: 'server' });
    expect(ofSearch(endSearch, out, { total: 3 })).toEqual(ended(3, out));
  });

  test('before the answer nobody knows how much there was', () => {
    expect(ofSearch(endSearch, elsewhere)).toEqual(ended(null, elsewhere));
  });

  test('other pages of the results end nothing, and where nothing runs nothing ends', () => {
    expect(ofSearch(endSearch, entered({ text: '住宅', page: '2' }))).toEqual([]);
    expect(saidTo(endSearch, [elsewhere])).toEqual([]);
  });
});

describe('refinements', () => {
  const told = (...queries: readonly Readonly<Record<string, string>>[]) =>
    saidTo(list.tellChanges!, queries.map(entered)).map(({ type, payload }) => [type, payload]);

  test('a group that is opened, a page that is turned and another order are told', () => {
    const [words, group] = [{ text: 'a' }, { text: 'a', group: 'sl' }];
    expect(told(words, group, { ...group, page: '2' }, words, { ...words, by: 'cheapest' }, words)).toEqual([
      ['tracking/listNarrowed', { name: 'group', value: 'sl' }],
      ['tracking/pageTurned', { n: 2 }],
      ['tracking/listNarrowed', { name: 'group', value: '' }],
      ['tracking/listSorted', { by: 'price', order: 'asc' }],
      ['tracking/listSorted', { by: 'relevance', order: 'desc' }],
    ]);
  });

  test('other words are another search, and another page is none', () => {
    expect(told({ text: 'a' }, { text: 'b', group: 'sl' })).toEqual([]);
    expect(saidTo(list.tellChanges!, [elsewhere, entered({ text: 'a', group: 'sl' })])).toEqual([]);
  });
});
