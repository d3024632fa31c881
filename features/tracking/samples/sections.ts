interface Section {
  readonly route: string;
  readonly detail: string;
  readonly code: string;
  readonly title: string;
  readonly weight: number;
}
export const SECTIONS: readonly Section[] = [
  { route: 'commonproj', detail: 'commonprojDetail', code: '21', title: '单项工程指标', weight: 30 },
  { route: 'costIndex', detail: 'costIndex', code: '22', title: '工程造价指标', weight: 14 },
  { route: 'unitPriceList', detail: 'unitPriceDetail', code: '23', title: '综合单价指标', weight: 28 },
  {
    route: 'laborSubcontracting',
    detail: 'laborSubcontracting',
    code: '24',
    title: '劳务分包指标',
    weight: 10,
  },
  { route: 'policyList', detail: 'policyDetail', code: '25', title: '政策文件', weight: 12 },
  { route: 'industryList', detail: 'industryList', code: '26', title: '行业管理指标', weight: 3 },
  { route: 'learning', detail: 'learning', code: '29', title: '学习专区', weight: 3 },
];
