import type { IndustryPage, IndustryRow, Point } from '#features/industry/contract';

export const aPoint = (more: Partial<Point> = {}): Point => ({
  period: '2025-07',
  low: 2_490,
  high: 2_890,
  value: 2_690,
  status: 'provisional',
  overPrevious: 0.37,
  overYear: -1.1,
  overBase: 4.26,
  publishedOn: '2025-10-12',
  issueNo: '季报 2025-Q3',
  page: '第 12 页',
  first: null,
  ...more,
});

export const aRow = (more: Partial<IndustryRow> = {}): IndustryRow => ({
  ...aPoint(),
  id: 'tower-20',
  tab: 'official',
  name: '高层住宅建筑安装工程单方造价',
  kind: '高层住宅',
  publisher: '广东工程造价管理机构（样例）',
  areaId: '20',
  areaName: '广东',
  frequency: 'quarter',
  unit: '元/㎡',
  scope: '建安造价，含税；不含土地',
  base: { period: '2021-01', frequency: 'quarter', value: null },
  source: 'sample',
  provenance: {
    kind: 'sample',
    issuer: '广东工程造价管理机构（样例）',
    title: '单方造价参考（样例）',
    priceDate: '2025-07',
    taxBasis: '含税',
    revision: 1,
    licence: '样例数据，仅供演示，不得作为计价依据',
  },
  ...more,
});

export const aPage = (more: Partial<IndustryPage> = {}): IndustryPage => ({
  total: 1,
  indexDatas: [aRow()],
  chosen: null,
  calendar: {
    months: ['2025-08', '2025-09'],
    rows: [
      {
        publisher: '广东工程造价管理机构（样例）',
        areaName: '广东',
        issues: [
          { publishedOn: '2025-09-12', issueNo: '月报 2025-08', reason: null },
          { publishedOn: null, issueNo: null, reason: '发布单位暂停发布' },
        ],
      },
    ],
  },
  coverage: [
    { areaId: '20', areaName: '广东', shortName: '粤', n: 6 },
    { areaId: '19', areaName: '湖南', shortName: '湘', n: 0 },
  ],
  ...more,
});

export const aCourse = (): NonNullable<IndustryPage['chosen']> => ({
  row: aRow(),
  points: [
    aPoint({
      period: '2025-04',
      low: 2_480,
      high: 2_880,
      value: 2_680,
      status: 'firm',
      first: { low: 2_460, high: 2_850, reason: '补报数据后重算', revisedOn: '2025-09-15' },
    }),
    aPoint(),
  ],
});
