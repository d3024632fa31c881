interface Section {
  /** As the portal names its pages. */
  readonly route: string;
  readonly detail: string;
  readonly kind: string;
  readonly slice: string;
  readonly code: string;
  readonly title: string;
  readonly weight: number;
}
const section = (
  code: string,
  title: string,
  weight: number,
  names: Pick<Section, 'route' | 'detail' | 'kind' | 'slice'>,
): Section => ({ code, title, weight, ...names });

export const SECTIONS: readonly Section[] = [
  section('21', '单项工程指标', 30, {
    route: 'commonProjList',
    detail: 'commonProjDetail',
    kind: 'commonproj',
    slice: 'projects',
  }),
  section('22', '工程造价指标', 14, {
    route: 'projectCostList',
    detail: 'projectCostDetail',
    kind: 'projectCost',
    slice: 'costIndexes',
  }),
  section('23', '综合单价指标', 28, {
    route: 'unitPriceList',
    detail: 'unitPriceDetail',
    kind: 'unitPrice',
    slice: 'unitPrices',
  }),
  section('24', '劳务分包指标', 10, {
    route: 'laborSubcontractingList',
    detail: 'laborSubcontractingPriceLine',
    kind: 'laborPrice',
    slice: 'labor',
  }),
  section('25', '政策文件', 12, {
    route: 'policyList',
    detail: 'policyDetail',
    kind: 'policy',
    slice: 'policyDocuments',
  }),
  section('26', '行业管理指标', 3, {
    route: 'industryIndexList',
    detail: 'industryIndexList',
    kind: 'industry',
    slice: 'industry',
  }),
  section('29', '学习专区', 3, { route: 'studyIndex', detail: 'GArea', kind: 'learning', slice: 'learning' }),
];
