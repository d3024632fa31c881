import type { Provenance } from '#src/contract/provenance';
import type { Basis, Kind } from '../contract';

const METHOD =
  'GB/T 51290 数据统计法：样本按值排序，两端各去 5%（满 10 个起至少各去 1 个），按建筑面积加权平均为推荐值；分位数按线性内插（第 7 类），离群按四分位距 1.5 倍标出，不剔除';

const basisWords = ({ period, areaName, movesPlaces, taxBasis, seriesName }: Basis): string =>
  [
    period
      ? `各样本按${seriesName ?? '综合造价指数'}折算到 ${period}`
      : '没有可用的综合造价指数，价格期未折算',
    movesPlaces ? `按地区系数折算到${areaName}水平` : '没有地区系数，保留各地原有水平',
    `${taxBasis}口径`,
  ].join('，');

/** Figures worked out here; what the samples are is said in the note. */
export const provenanceOf = (
  basis: Basis,
  kind: Kind,
  counts: { readonly projects: number; readonly samples: number; readonly leftOut: number },
): Provenance => ({
  kind: 'computed',
  issuer: '造价指标网',
  title: '科目指标区间（平台测算）',
  priceDate: basis.period ?? '',
  taxBasis: basis.taxBasis,
  n: counts.projects,
  method: METHOD,
  revision: 1,
  licence: '仅供参考，引用时请一并注明样本数与口径',
  note: [
    kind === 'content' ? '含量不随价格与税折算' : basisWords(basis),
    ...(counts.leftOut > 0 ? [`${counts.leftOut} 个样本的价格期或地区没有指数，未计入造价科目`] : []),
    ...(counts.samples > 0 ? [`其中样例数据 ${counts.samples} 个，不得作为计价依据`] : []),
  ].join('；'),
});
