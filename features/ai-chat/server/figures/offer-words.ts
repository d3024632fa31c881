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
  bill: ['的综合单价', '条记录的中位数'],
  labor: ['的人工价格', '条人工价格记录的中位数'],
  series: ['的价格', '条记录的中位数'],
  market: ['的信息价', '个地区最近一期信息价的中位数'],
};

/** 湖北“有梁板 C30”12 条记录的中位数（除税）为 … */
export const offerSentence = (place: string, offer: Offer): string => {
  const { kind, title, price, unit, taxBasis, basisWords, n, low, high, period } = offer;
  const [single, many] = CALLED[kind];
  const basis = unit === '点' ? '' : `（${basisWords ?? taxBasis}）`;
  const value = `${basis}为 ${plainNumber(price, 2)} ${unit}`;
  const range =
    low === null || high === null ? '' : `，P25–P75 为 ${plainNumber(low, 2)} 至 ${plainNumber(high, 2)}`;
  return n > 1
    ? `${place}“${title}”${n} ${many}${value}${range}，价格期 ${period}${basisWords ? '' : '，未折算'}。`
    : `${place}“${title}” ${period} ${single}${value}。`;
};
