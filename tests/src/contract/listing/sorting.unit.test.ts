import {
  ariaSort,
  orderWords,
  sortedBy,
  sortingOf,
  sortsFor,
  type SortedView,
} from '#src/contract/listing/sorting';

const labels = { relevance: '相关度', unitCost: '单方造价', priceDate: '价格期', heat: '热度' };
type View = SortedView<keyof typeof labels>;

test('relevance is offered, and is the default, with a keyword only', () => {
  expect(sortsFor(labels, {}).map(([sort]) => sort)).toEqual(['unitCost', 'priceDate', 'heat']);
  expect(sortsFor(labels, { keyword: '医院' }).map(([sort]) => sort)).toContain('relevance');
  expect(sortingOf({})).toEqual({ sort: 'heat', order: 'desc' });
  expect(sortingOf({ keyword: '医院' })).toEqual({ sort: 'relevance', order: 'desc' });
});

test('a new column begins with its largest, the same column again turns round', () => {
  const by = (view: View) => sortedBy(view, 'unitCost');
  expect(by({})).toEqual({ sort: 'unitCost', order: 'desc' });
  expect(by({ sort: 'unitCost' })).toEqual({ sort: 'unitCost', order: 'asc' });
  expect(by({ sort: 'unitCost', order: 'asc' })).toEqual({ sort: 'unitCost', order: 'desc' });
  expect(by({ sort: 'priceDate', order: 'asc' })).toEqual({ sort: 'unitCost', order: 'desc' });
});

test('a head says how its column is sorted', () => {
  const view: View = { sort: 'priceDate', order: 'asc' };
  expect(ariaSort(view, 'priceDate')).toBe('ascending');
  expect(ariaSort({ sort: 'priceDate' }, 'priceDate')).toBe('descending');
  expect(ariaSort(view, 'heat')).toBe('none');
});

test('a period runs from new to old, the rest from high to low', () => {
  expect(orderWords({ sort: 'priceDate', order: 'asc' })).toBe('从旧到新');
  expect(orderWords({ sort: 'priceDate', order: 'desc' })).toBe('从新到旧');
  expect(orderWords({ sort: 'unitCost', order: 'desc' })).toBe('从高到低');
  expect(orderWords({ sort: 'unitCost', order: 'asc' })).toBe('从低到高');
});
