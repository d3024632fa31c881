import { waterList } from '#features/water-renewal/contract';

test('where another kind takes the sort away, its direction goes with it', () => {
  const byValue = waterList.viewFrom({ kind: '堤防', unitBasis: '元/延米', sort: 'value', order: 'asc' });
  expect(byValue).toMatchObject({ sort: 'value', order: 'asc' });
  const other = waterList.refined(byValue, { kind: '水闸', unitBasis: undefined });
  expect(waterList.sorting(other)).toEqual({ sort: 'heat', order: 'desc' });
  expect(waterList.pathTo(other)).not.toContain('order');
});
