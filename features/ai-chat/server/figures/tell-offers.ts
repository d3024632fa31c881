import { deviation } from '#src/costing/ranks';
import { specificationWords, withoutSpecifications } from '../reading/specifications';
import type { answerDraft } from './answer-draft';
import type { Asked, Fitting } from './fitting-offers';
import { plainNumber } from './number-words';
import { offerSentence, quotedOffer } from './offer-words';
import type { Offer } from './price-offers';

const MOST_LISTED = 5;

type Draft = ReturnType<typeof answerDraft>;

const captionOf = (place: string, { title, basisWords }: Offer): string =>
  [place, basisWords ? `${title}（${basisWords}）` : title].join(' · ');

/** The first in a sentence with its range, the others beneath it. */
export const tellOffers = (
  draft: Draft,
  place: string,
  { text, offers }: { readonly text: string; readonly offers: readonly Offer[] },
): void => {
  const [first, ...others] = offers;
  if (!first) return;
  const figure = (offer: Offer, label: string, value: number) => ({
    label,
    value,
    digits: 2,
    unit: offer.unit,
    from: quotedOffer(offer, place),
  });
  draft.text(offerSentence(place, first));
  draft.figures(captionOf(place, first), [
    figure(first, first.n > 1 ? '中位数' : first.period, first.price),
    ...(first.low === null ? [] : [figure(first, 'P25', first.low)]),
    ...(first.high === null ? [] : [figure(first, 'P75', first.high)]),
  ]);
  if (others.length === 0) return;
  const listed = others.slice(0, MOST_LISTED - 1);
  const more = listed.length < others.length ? `，下面是较常用的 ${listed.length} 项` : '';
  draft.text(
    `符合“${text}”的还有 ${others.length} 项${more}：${listed
      .map(({ title, price, unit }) => `“${title}” ${plainNumber(price, 2)} ${unit}`)
      .join('；')}。`,
  );
  draft.figures(
    `${place} · 同样符合“${text}”的（中位数）`,
    listed.map((offer) => figure(offer, offer.title, offer.price)),
  );
};

export const tellNone = (
  draft: Draft,
  place: string,
  { text, specifications, taxBasis, nearest }: Asked & Pick<Fitting, 'nearest'>,
): void => {
  const thing = withoutSpecifications(text) || text;
  if (specifications.length === 0) return draft.text(`${place}没有查到“${text}”的${taxBasis}价格。`);
  const none = `${place}没有 ${specificationWords(specifications)} 的“${thing}”的${taxBasis}价格`;
  if (!nearest) return draft.text(`${none}。`);
  draft.text(`${none}；最接近的是“${nearest.title}”：`);
  tellOffers(draft, place, { text, offers: [nearest] });
};

/** Of places that are compared: what each of them has, before what is most usual in one. */
export const comparable = <T extends { readonly offers: readonly Offer[] }>(
  places: readonly T[],
): readonly T[] => {
  if (places.length < 2) return places;
  const shared = places[0]?.offers.find((offer) =>
    places.every(({ offers }) =>
      offers.some(({ title, unit }) => title === offer.title && unit === offer.unit),
    ),
  );
  if (!shared) return places.map((place) => ({ ...place, offers: place.offers.slice(0, 1) }));
  return places.map((place) => ({
    ...place,
    offers: place.offers
      .filter(({ title, unit }) => title === shared.title && unit === shared.unit)
      .slice(0, 1),
  }));
};

export const tellDifference = (
  draft: Draft,
  places: readonly { readonly name: string; readonly offers: readonly Offer[] }[],
): void => {
  const [first, second] = places.flatMap(({ name, offers }) =>
    offers.slice(0, 1).map((offer) => ({ name, offer })),
  );
  if (!first || !second) return;
  if (first.offer.title !== second.offer.title || first.offer.unit !== second.offer.unit)
    return draft.caution('各地没有同一规格的记录，价格不能直接比较。');
  if (first.offer.price === 0) return;
  const percent = deviation(second.offer.price, first.offer.price) * 100;
  draft.text(
    `${second.name}比${first.name}${percent < 0 ? '低' : '高'} ${plainNumber(Math.abs(percent), 2)}%。`,
  );
  const [period, other] = [first.offer.period, second.offer.period];
  const isOneMonth = first.offer.basisWords !== undefined && second.offer.basisWords !== undefined;
  if (period !== other && !isOneMonth)
    draft.caution(`两者的价格期不同（${period} 与 ${other}），未折算到同一期，差异中含价格随时间的变化。`);
};
