import { events } from '#features/search/events';
import { tracked } from '#features/search/tracked';
import { aWord, SEARCH_ID, someFound } from './some-search';

const view = { text: '钢', category: 'all' } as const;
const searchId = SEARCH_ID;
const problem = { code: 500, message: '出错了' };

test.each([
  [
    events.searchRequested({ searchId, keyword: '钢', category: 'all', at: 5, from: 'hot' }),
    { fncode: '200101', query: { keyword: '钢', type: 'all', from: 'hot' } },
  ],
  [
    events.searchAnswered({ searchId, category: 'all', total: 3, ms: 40 }),
    { fncode: '200102', query: { type: 'all', total: 3, ms: 40 }, searchId },
  ],
  [
    events.searchAnswered({ searchId, category: 'all', total: 0, failedWith: 500, ms: 40 }),
    { fncode: '200103', query: { statusCode: 500, ms: 40 }, searchId },
  ],
  [
    events.searchEnded({ searchId, total: null, ms: 9 }),
    { fncode: '200102', query: { total: null, ms: 9 }, searchId },
  ],
  [events.searchEnded({ searchId, total: 0, ms: 9 }), undefined],
  [events.wordsLoaded({ text: '钢', words: [aWord()] }), { fncode: '200104', query: { n: 1 } }],
  [events.wordsLoaded({ text: '钢', words: [] }), undefined],
  [events.wordsFailed({ text: '钢' }), undefined],
  [events.wordChosen({ rank: 2 }), { fncode: '200105', query: { rank: 2 } }],
  [
    events.resultOpened({ group: 'policy', id: '7', rank: 3, viewType: 'policy' }),
    { fncode: '200106', query: { id: '7', rank: 3, viewType: 'policy' } },
  ],
  [
    events.listLoaded({ page: { view, found: someFound({ groups: [] }) } }),
    { fncode: '200107', query: { keyword: '钢' } },
  ],
  [events.listLoaded({ page: { view, found: someFound() } }), undefined],
  [events.posterFollowed(), { fncode: '100109' }],
  [
    events.targetFailed({ group: 'sl', id: '1', problem }),
    { fncode: '900101', query: { statusCode: 500, slice: 'search' } },
  ],
])('[TRACK-001] $type %#', (event, fact) => {
  expect(tracked(event)).toEqual(fact);
});
