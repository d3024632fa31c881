import { deviation } from '#src/costing/ranks';
import type { answerDraft } from './answer-draft';
import { plainNumber } from './number-words';
import type { Offer } from './price-offers';
import { tellOffers } from './tell-offers';

export interface Specified {
  /** C40 */
  readonly words: string;
  /** Undefined where it has no price. */
  readonly offer: Offer | undefined;
}

/** How far two specifications of one thing are apart. True where all of them have a price, and it was told. */
export const tellApart = (
  draft: ReturnType<typeof answerDraft>,
  place: string,
  all: readonly Specified[],
): boolean => {
  const found = all.flatMap(({ words, offer }) => (offer ? [{ words, offer }] : []));
  const missing = all.filter(({ offer }) => !offer);
  if (missing.length > 0) {
    draft.caution(
      `${place}没有 ${missing.map(({ words }) => words).join('、')} 的价格，不能与其他规格比较。`,
    );
    return false;
  }
  for (const { words, offer } of found) tellOffers(draft, place, { text: words, offers: [offer] });
  const [first, second] = found;
  if (!first || !second || found.length > 2) return true;
  const [one, other] = [first.offer.price, second.offer.price];
  if (!one || !other) {
    if (one === null || other === null) draft.caution('只有两条记录的不取中位数，不作比较。');
    return true;
  }
  if (first.offer.unit !== second.offer.unit) {
    draft.caution('两种规格的计价单位不同，不作比较。');
    return true;
  }
  const difference = one - other;
  const percent = plainNumber(Math.abs(deviation(one, other)) * 100, 2);
  draft.text(
    `${place} ${first.words} 比 ${second.words} ${difference < 0 ? '低' : '高'} ${plainNumber(Math.abs(difference), 2)} ${first.offer.unit}（${percent}%）。`,
  );
  if (first.offer.period !== second.offer.period && first.offer.basisWords === undefined)
    draft.caution(`两者的价格期不同（${first.offer.period} 与 ${second.offer.period}），未折算到同一期。`);
  return true;
};
