import { standingAmong, type Own } from '#features/water-renewal/server/groups/standing';

const own: Own = {
  kind: '泵站',
  unitBasis: '万元/kW',
  nature: '新建',
  sizeClass: '中型',
  isWhole: false,
  province: '广东',
  hasCity: true,
  period: '2025-06',
  placeName: null,
  isPublished: true,
  pretax: 2.5,
  taxBasis: '除税',
  taxRate: 0.09,
};
const among = (...values: readonly number[]) =>
  standingAmong(
    own,
    values.map((pretax) => ({ place: 0, sizesApart: 0, apart: 0, pretax, isSample: false })),
  );

test('four peers give no rank, five do', () => {
  expect(among(1, 2, 3, 4)).toMatchObject({ n: 4, rank: null });
  expect(among(1, 2, 3, 4, 5)).toMatchObject({ n: 5, rank: 40, band: null, histogram: null });
});
