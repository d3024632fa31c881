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
  expect(sortingOf({ sorts: labels }, {})).toEqual({ sort: 'heat', order: 'desc' });
  expect(sortingOf({ sorts: labels }, { keyword: '医院' })).toEqual({ sort: 'relevance', order: 'desc' });
  expect(sortingOf({ sorts: labels }, { sort: 'relevance' })).toEqual({ sort: 'heat', order: 'desc' });
});

test('a list is sorted by what it has alone', () => {
  expect(sortingOf({ sorts: { heat: '热度', value: '指标值' } }, { keyword: '水闸' })?.sort).toBe('heat');
  expect(sortingOf({ sorts: { time: '收藏时间', title: '名称' } }, {})?.sort).toBe('time');
  expect(sortingOf({ sorts: {} }, { keyword: '水闸' })).toBeUndefined();
});

test('a list may have a usual order, and sorts that begin with the least', () => {
  const list = { sorts: { ...labels, title: '名称' }, usual: 'priceDate', ascending: ['title'] } as const;
  expect(sortingOf(list, {})).toEqual({ sort: 'priceDate', order: 'desc' });
  expect(sortingOf(list, { keyword: '医院' })?.sort).toBe('priceDate');
  expect(sortingOf(list, { sort: 'relevance' })?.sort).toBe('priceDate');
  expect(sortingOf(list, { sort: 'title' })?.order).toBe('asc');
});

test('a new column begins with its largest, the same column again turns round', () => {
  const by = (view: View) => sortedBy(sortingOf({ sorts: labels }, view), 'unitCost');
  expect(by({})).toEqual({ sort: 'unitCost', order: 'desc' });
  expect(by({ sort: 'unitCost' })).toEqual({ sort: 'unitCost', order: 'asc' });
  expect(by({ sort: 'unitCost', order: 'asc' })).toEqual({ sort: 'unitCost', order: 'desc' });
  expect(by({ sort: 'priceDate', order: 'asc' })).toEqual({ sort: 'unitCost', order: 'desc' });
});

test('a head says how its column is sorted', () => {
  const now = { sort: 'priceDate', order: 'asc' } as const;
  expect(ariaSort(now, 'priceDate')).toBe('ascending');
  expect(ariaSort({ sort: 'priceDate', order: 'desc' }, 'priceDate')).toBe('descending');
  expect(ariaSort(now, 'heat')).toBe('none');
});

test('a period runs from new to old, the rest from high to low', () => {
  expect(orderWords({ sort: 'priceDate', order: 'asc' })).toBe('从旧到新');
  expect(orderWords({ sort: 'priceDate', order: 'desc' })).toBe('从新到旧');
  expect(orderWords({ sort: 'unitCost', order: 'desc' })).toBe('从高到低');
  expect(orderWords({ sort: 'unitCost', order: 'asc' })).toBe('从低到高');
});
