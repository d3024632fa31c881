import { formatNumber } from '#src/ui/format';
import type { Distribution } from '../../contract-market';

const PERCENT = 100;

const HALF_A_CENT = 0.005;

/** The only price of the scope is the record's: it has nobody beside it. */
const isAlone = (
  { statistics: { bands }, from, until }: Distribution,
  { price, month }: { readonly price: number; readonly month: string },
): boolean =>
  bands.kind === 'cases' &&
  bands.n === 1 &&
  bands.values.every((value) => Math.abs(value - price) <= HALF_A_CENT) &&
  month >= from &&
  month <= until;

interface OwnPrice {
  /** As it is recorded, read in the basis of the page. */
  readonly own: number | null;
  /** YYYY-MM */
  readonly month: string;
  /** Another price stands above: of a scheme, or tried out. */
  readonly isTried: boolean;
}

/** Where the record stands among its kind, as a sentence; of too few nothing is claimed. */
export const marketWords = (distribution: Distribution, { own, month, isTried }: OwnPrice): string => {
  const { rank, deviation, statistics, scope } = distribution;
  const { n } = statistics.bands;
  if (own === null) return '本条不能折算到所选口径，不作比较。';
  if (isAlone(distribution, { price: own, month }))
    return `${scope.areaName}只有 1 个样本，样本即本条，没有可比的。`;
  if (rank === null) return `${scope.areaName}只有 ${n} 个样本，不作比较。`;
  const name = isTried ? `本条的记录单价 ${formatNumber(own, 2)}（未按方案或测算）` : '本条';
  const place = `在${scope.areaName} ${formatNumber(n)} 个样本中，有 ${formatNumber(rank)}% 不高于${name}`;
  if (deviation === null) return `${place}。`;
  const distance = formatNumber(Math.abs(deviation) * PERCENT, 1);
  if (Number(distance) === 0) return `${place}，与中位持平。`;
  return `${place}，比中位${deviation > 0 ? '高' : '低'} ${distance}%。`;
};

/** Brought to one place they would all be alike. */
export const REGIONS_NOTE =
  '各地区按当地的价格水平，只统一价格期与税口径，不折到所选地区；与上方折到同一地区的同组中位不是一个口径。';
