import { waterList } from '#features/water-renewal/contract';
import { sortChange } from '#features/water-renewal/ui/list/sort-change';

const VALUE = { sort: 'value', order: undefined };
const [ONE, OTHER] = [
  { value: '元/延米', count: 3 },
  { value: '元/户', count: 2 },
] as const;

test('values are ordered where all that is listed has one unit basis, which the address then names', () => {
  const change = sortChange(VALUE, {}, [ONE]);
  expect(change).toEqual({ ...VALUE, unitBasis: '元/延米' });
  expect(waterList.refined({ kind: '堤防' }, change!)).toMatchObject({ sort: 'value' });
});

test('among several unit bases one has to be chosen first; other orders need none', () => {
  expect(sortChange(VALUE, {}, [ONE, OTHER])).toBeUndefined();
  expect(sortChange(VALUE, {}, [])).toBeUndefined();
  expect(sortChange(VALUE, { unitBasis: '元/户' }, [ONE, OTHER])).toEqual(VALUE);
  expect(sortChange({ sort: 'priceDate', order: 'asc' }, {}, [ONE, OTHER])).toEqual({
    sort: 'priceDate',
    order: 'asc',
  });
});
