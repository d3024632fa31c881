import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { events } from '#features/search/events';
import {
  selectMember,
  selectPoster,
  selectPrompt,
  selectRecent,
  selectResults,
  selectRunning,
  selectSubmitted,
  selectWords,
  selectWordsFor,
  viewOnScreen,
} from '#features/search/selectors';
import { initialState, reducer } from '#features/search/state';
import { anEntry, aUser } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';
import { aGroup, aRow, aWord, SEARCH_ID, someFound } from './some-search';

const given = givenTo(reducer);
const told = (happened: Parameters<typeof given>[0]) => ({ search: given(happened).state });
const loggedIn = auth.loggedIn({ user: aUser(), way: 'account' });
const loggedOut = auth.loggedOut({ by: 'member' });
const problem = { code: 500, message: '出错了', requestId: 'r1' };

describe('the box', () => {
  const words = [aWord()];

  test('belongs to the member who is there', () => {
    expect(selectMember(told([]))).toBeUndefined();
    expect(selectMember(told([loggedIn]))).toBe('6001');
    expect(selectMember(told([loggedIn, loggedOut]))).toBeUndefined();
  });

  test('words stand with the text they were found for, and go when they cannot be found', () => {
    const found = events.wordsLoaded({ text: '钢', words });
    expect([selectWordsFor(told([found])), selectWords(told([found]))]).toEqual(['钢', words]);
    const lost = told([found, events.wordsFailed({ text: '钢筋' })]);
    expect([selectWordsFor(lost), selectWords(lost)]).toEqual(['钢筋', []]);
  });

  test('recent searches leave with their member, the prompt stays', () => {
    const prompt = { prompt: '试试：钢筋', hot: ['钢筋'] };
    const left = told([
      loggedIn,
      events.promptLoaded(prompt),
      events.recentFound({ recent: ['a'] }),
      loggedOut,
    ]);
    expect([selectPrompt(left), selectRecent(left)]).toEqual([prompt, []]);
  });

  test('[SEARCH-004] what was submitted waits through the login for the search it becomes', () => {
    const submitted = { keyword: '钢', category: 'all', from: 'hot' } as const;
    const waiting = [events.keywordSubmitted(submitted), loggedIn];
    expect(selectSubmitted(told(waiting))).toEqual(submitted);
    const started = events.searchRequested({ searchId: SEARCH_ID, keyword: '钢', category: 'all', at: 5 });
    expect(selectSubmitted(told([...waiting, started]))).toBeUndefined();
  });
});

describe('the running search', () => {
  const started = events.searchRequested({ searchId: SEARCH_ID, keyword: '钢', category: 'all', at: 5 });

  test('[TRACK-003] its id stands from its start to its end', () => {
    const running = { searchId: SEARCH_ID, keyword: '钢', category: 'all', at: 5, route: 'searchResults' };
    expect(selectRunning(told([started]))).toEqual(running);
    const answered = events.searchAnswered({ searchId: SEARCH_ID, category: 'all', total: 7, ms: 4 });
    expect(selectRunning(told([started, answered]))).toEqual({ ...running, total: 7 });
    expect(
      selectRunning(told([started, events.searchEnded({ searchId: SEARCH_ID, total: 7, ms: 9 })])),
    ).toBeUndefined();
  });
});

describe('the results', () => {
  const view = { text: '住宅', category: 'all' } as const;
  const requested = events.listRequested({ view });
  const found = events.listLoaded({ page: { view, found: someFound() } });

  test('the view is what the address says, on the page of results alone', () => {
    const query = { text: '住宅', group: 'sl' };
    const entered = navigation.routeEntered(anEntry({ name: 'searchResults', query }));
    expect(viewOnScreen(told([entered]))).toEqual({ text: '住宅', category: 'all', group: 'sl' });
    expect(viewOnScreen(told([entered, navigation.routeEntered(anEntry())]))).toBeUndefined();
  });

  test('old rows stay while the same words are searched anew, and go with other words', () => {
    const again = events.listRequested({ view: { ...view, group: 'bid_node', page: 2 } });
    expect(selectResults(told([requested, found, again]))).toMatchObject({
      status: 'loading',
      view: { page: 2 },
      page: { view },
    });
    const other = events.listRequested({ view: { ...view, text: '钢筋' } });
    expect(selectResults(told([requested, found, other])).page).toBeUndefined();
  });

  test('counts of other groups are remembered while one group is looked at, in the same region', () => {
    const group = { ...view, group: 'bid_node' } as const;
    const groups = [aGroup('bid_node', [aRow()], { total: 1_000, isCapped: true })];
    const one = events.listLoaded({ page: { view: group, found: someFound({ groups }) } });
    expect(
      selectResults(told([requested, found, events.listRequested({ view: group }), one])).counts,
    ).toEqual({ bid_node: { total: 1_000, isCapped: true }, policy: { total: 0, isCapped: false } });
    const elsewhere = events.listRequested({ view: { ...view, areaId: '20' } });
    expect(selectResults(told([requested, found, elsewhere])).counts).toEqual({});
  });

  test('a failure says what went wrong, and a new try forgets it', () => {
    const lost = events.listFailed({ problem });
    expect(selectResults(told([requested, lost]))).toMatchObject({ status: 'failed', problem });
    expect(selectResults(told([requested, lost, requested])).problem).toBeUndefined();
  });

  test('nothing of them is left for the next member at this screen, but the poster', () => {
    const poster = { ifDisplay: true, imagePath: '/p.png', linkPath: '/home' };
    const left = told([requested, found, events.posterLoaded(poster), loggedOut]);
    expect(left.search.results).toEqual(initialState.results);
    expect(selectPoster(left)).toEqual(poster);
  });
});
