import { formatNumber } from '#src/ui/format';
import type { Distribution } from '../../contract-market';

const PERCENT = 100;

/** Where the record stands among its kind, as a sentence; of too few nothing is claimed. */
export const marketWords = (
  { rank, deviation, statistics, scope }: Distribution,
  own: number | null,
): string => {
  const { n } = statistics.bands;
  if (own === null) return '本条不能折算到所选口径，不作比较。';
  if (rank === null) return `${scope.areaName}只有 ${n} 个样本，不作比较。`;
  const place = `在${scope.areaName} ${formatNumber(n)} 个样本中，有 ${formatNumber(rank)}% 不高于本条`;
  if (deviation === null) return `${place}。`;
  const distance = formatNumber(Math.abs(deviation) * PERCENT, 1);
  if (Number(distance) === 0) return `${place}，与中位持平。`;
  return `${place}，比中位${deviation > 0 ? '高' : '低'} ${distance}%。`;
};

/** Brought to one place they would all be alike. */
export const REGIONS_NOTE =
  '各地区按当地的价格水平，只统一价格期与税口径，不折到所选地区；与上方折到同一地区的同组中位不是一个口径。';
