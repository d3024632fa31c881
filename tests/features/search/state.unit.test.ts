import { events as auth } from '../../../features/auth/events';
import { events } from '../../../features/search/events';
import {
  selectIsMember,
  selectLastSearch,
  selectRunning,
  selectWords,
} from '../../../features/search/selectors';
import { initialState, reducer } from '../../../features/search/state';
import { tracked } from '../../../features/search/tracked';
import { aUser } from '../../support/builders';
import { givenTo } from '../../support/given';

const given = givenTo(reducer);
const loggedIn = auth.loggedIn({ user: aUser(), way: 'account' });
const words = [{ word: '钢筋', group: 'bq_item' as const, id: 'b1' }];
const started = events.searchStarted({ searchId: 1_000_000_001, keyword: '钢', category: 'all', at: 5 });
const ended = events.searchEnded({ searchId: 1_000_000_001, total: 3, ms: 40 });

describe('search', () => {
  test('only a member searches', () => {
    given([]).then(initialState);
    given([loggedIn]).thenSelects((search) => selectIsMember({ search }), true);
    given([loggedIn, auth.loggedOut({ by: 'member' })]).thenSelects(
      (search) => selectIsMember({ search }),
      false,
    );
  });

  test('the words stand with the text they were found for, and go when they cannot be found', () => {
    given([events.wordsFound({ text: '钢', words })]).then({ ...initialState, text: '钢', words });
    given([events.wordsFound({ text: '钢', words }), events.wordsLost({ text: '钢筋' })]).then({
      ...initialState,
      text: '钢筋',
    });
    given([events.wordsFound({ text: '钢', words })]).thenSelects((search) => selectWords({ search }), words);
  });

  test('[TRACK-003] a search id stands from the start of a search to its end', () => {
    const running = { searchId: 1_000_000_001, keyword: '钢', at: 5 };
    given([started]).thenSelects((search) => selectRunning({ search }), running);
    given([started, ended]).thenSelects((search) => selectRunning({ search }), undefined);
  });

  test('[HEADER-017] the last search is known until its member leaves', () => {
    const last = { keyword: '钢', category: 'all' };
    given([started, ended]).thenSelects((search) => selectLastSearch({ search }), last);
    given([started, ended, auth.loggedOut({ by: 'member' })]).thenSelects(
      (search) => selectLastSearch({ search }),
      undefined,
    );
  });
});

describe('tracked search', () => {
  test.each([
    [started, { fncode: '200101', query: { keyword: '钢', type: 'all', from: 'header' } }],
    [ended, { fncode: '200102', query: { total: 3, ms: 40 }, searchId: 1_000_000_001 }],
    [
      events.searchEnded({ searchId: 7, total: 0, ms: 40 }),
      { fncode: '200107', query: { total: 0, ms: 40 }, searchId: 7 },
    ],
    [
      events.searchEnded({ searchId: 7, total: 0, failedWith: 500, ms: 40 }),
      { fncode: '200103', query: { statusCode: 500, ms: 40 }, searchId: 7 },
    ],
    [events.wordsFound({ text: '钢', words }), { fncode: '200104', query: { n: 1 } }],
    [events.wordsFound({ text: '钢', words: [] }), undefined],
    [events.wordChosen({ rank: 2 }), { fncode: '200105', query: { rank: 2 } }],
    [events.wordsLost({ text: '钢' }), undefined],
  ])('$type %#', (event, fact) => {
    expect(tracked(event)).toEqual(fact);
  });
});
