import { endsOf, isFew, SAMPLE_SIZES } from '#src/costing/sample-sizes';
import type { Quoted } from './answer-draft';
import { plainNumber, sourceWords } from './number-words';
import type { Offer } from './price-offers';

export const quotedOffer = (offer: Offer, region: string): Quoted => ({
  title: offer.basisWords ? `${offer.title}，折算到 ${offer.basisWords}` : offer.title,
  region,
  period: offer.period,
  taxBasis: offer.taxBasis,
  n: offer.n > 1 ? offer.n : null,
  source: sourceWords(offer.sources),
  link: offer.link,
});

const CALLED: Readonly<Record<Offer['kind'], readonly [one: string, many: string]>> = {
  bill: ['的综合单价', '条记录'],
  labor: ['的人工价格', '条人工价格记录'],
  series: ['的价格', '条记录'],
  market: ['的信息价', '个地区最近一期信息价'],
};

/** What captions say of prices beneath them. */
export const middleWords = (offers: readonly Pick<Offer, 'n'>[]): string =>
  offers.every(({ n }) => n >= SAMPLE_SIZES.range) ? '中位数' : `${SAMPLE_SIZES.range} 条及以上取中位数`;

type Figures = Pick<Offer, 'price' | 'low' | 'high'>;

/** Its price, or both of two. */
export const pricesOf = ({ price, low, high }: Figures): readonly number[] =>
  (price === null ? [low, high] : [price]).filter((value) => value !== null);

/** 200.00 元/m³, or of two 100.00 元/m³ 和 300.00 元/m³ */
export const priceWords = (offer: Figures & Pick<Offer, 'unit'>): string =>
  pricesOf(offer)
    .map((value) => `${plainNumber(value, 2)} ${offer.unit}`)
    .join(' 和 ');

/** With what the figures of an offer are called. */
export const figuresOf = ({ price, low, high, n, period }: Offer) => {
  const [least, most] = endsOf(n);
  const all = [
    [n < SAMPLE_SIZES.range ? period : '中位数', price] as const,
    [least, low] as const,
    [most, high] as const,
  ];
  return all.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
};

/** 湖北“有梁板 C30”12 条记录的中位数（除税）为 … */
export const offerSentence = (place: string, offer: Offer): string => {
  const { kind, title, price, unit, taxBasis, basisWords, n, low, high, period } = offer;
  const [single, many] = CALLED[kind];
  const basis = unit === '点' ? '' : `（${basisWords ?? taxBasis}）`;
  const value = priceWords(offer);
  const after = `，价格期 ${period}${basisWords ? '' : '，未折算'}`;
  if (price === null) return `${place}“${title}”${n} ${many}${basis}为 ${value}，不取中位数${after}。`;
  if (n < SAMPLE_SIZES.range) return `${place}“${title}” ${period} ${single}${basis}为 ${value}。`;
  const range =
    low === null || high === null
      ? ''
      : `，${endsOf(n).join('–')} 为 ${plainNumber(low, 2)} 至 ${plainNumber(high, 2)}`;
  return `${place}“${title}”${n} ${many}的中位数${basis}为 ${value}${range}${after}${isFew(n) ? '，样本少' : ''}。`;
};
