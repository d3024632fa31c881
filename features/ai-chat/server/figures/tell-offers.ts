import { deviation } from '#src/costing/ranks';
import { endsOf } from '#src/costing/sample-sizes';
import { specificationWords, withoutSpecifications } from '../reading/specifications';
import type { answerDraft } from './answer-draft';
import type { Asked, Fitting } from './fitting-offers';
import { plainNumber } from './number-words';
import { figuresOf, middleWords, offerSentence, pricesOf, priceWords, quotedOffer } from './offer-words';
import type { Offer } from './price-offers';
import type { OfferKind, Priced, WorkOffers } from './work-offers';

const MOST_LISTED = 5;

type Draft = ReturnType<typeof answerDraft>;

const captionOf = (place: string, { title, basisWords }: Offer): string =>
  [place, basisWords ? `${title}（${basisWords}）` : title].join(' · ');

const citedFrom = (offer: Offer, place: string) => ({
  digits: 2,
  unit: offer.unit,
  from: quotedOffer(offer, place),
});

/** Among others it is told by its name; both of two by theirs. */
const namedFigures = (offer: Offer, name: string, place: string) =>
  pricesOf(offer).map((value, at) => ({
    label: offer.price === null ? `${name}（${endsOf(offer.n)[at]}）` : name,
    value,
    ...citedFrom(offer, place),
  }));

/** The first in a sentence with its range, the others beneath it. */
export const tellOffers = (
  draft: Draft,
  place: string,
  { text, offers }: { readonly text: string; readonly offers: readonly Offer[] },
): void => {
  const [first, ...others] = offers;
  if (!first) return;
  draft.text(offerSentence(place, first));
  draft.figures(
    captionOf(place, first),
    figuresOf(first).map((figure) => ({ ...figure, ...citedFrom(first, place) })),
  );
  if (others.length === 0) return;
  const listed = others.slice(0, MOST_LISTED - 1);
  const more = listed.length < others.length ? `，下面是较常用的 ${listed.length} 项` : '';
  draft.text(
    `符合“${text}”的还有 ${others.length} 项${more}：${listed
      .map((offer) => `“${offer.title}” ${priceWords(offer)}`)
      .join('；')}。`,
  );
  draft.figures(
    `${place} · 同样符合“${text}”的（${middleWords(listed)}）`,
    listed.flatMap((offer) => namedFigures(offer, offer.title, place)),
  );
};

const PRICED_WORDS: Readonly<Record<Priced, string>> = {
  bill: '清单综合单价',
  labor: '人工价格',
  market: '信息价（材料）',
};

/** “墙面一般抹灰 20 mm 外墙面” 42.25 元/m²（同名 4 项 38.45 至 42.25） */
const kindWords = ({ offers }: OfferKind): string => {
  const [first] = offers;
  if (!first) return '';
  const prices = offers.flatMap(pricesOf);
  const span =
    offers.length > 1
      ? `（同名 ${offers.length} 项 ${plainNumber(Math.min(...prices), 2)} 至 ${plainNumber(Math.max(...prices), 2)}）`
      : '';
  return `“${first.title}” ${priceWords(first)}${span}`;
};

/** Of a word that means several things each of them, by what is priced. */
const tellKinds = (draft: Draft, place: string, text: string, { kinds }: Pick<WorkOffers, 'kinds'>): void => {
  const firsts = kinds.flatMap(({ offers }) => offers.slice(0, 1));
  const [first] = firsts;
  if (!first) return;
  draft.text(
    `“${text}”有 ${kinds.length} 种价格，含义不同，下面每种给出常用的一项，请按所指的取用（${place}，${middleWords(firsts)}，${first.basisWords ?? `${first.taxBasis}，未折算`}）：`,
  );
  for (const [priced, words] of Object.entries(PRICED_WORDS)) {
    const own = kinds.filter(({ kind }) => kind === priced);
    if (own.length > 0) draft.text(`${words}：${own.map(kindWords).join('；')}。`);
  }
  draft.figures(
    `${place} · “${text}”各种价格（${middleWords(firsts)}）`,
    kinds.flatMap(({ kind, offers }) =>
      offers
        .slice(0, 1)
        .flatMap((offer) => namedFigures(offer, `${offer.title}（${PRICED_WORDS[kind]}）`, place)),
    ),
  );
};

/** Another thing with a name that comes near; whoever meant it can ask for it. */
const tellAlike = (draft: Draft, place: string, text: string, alike: string): void => {
  draft.text(`${place}没有查到“${text}”的价格；名称最接近的是“${alike}”，不是同一项目，不以它作答。`);
  draft.choices('如果问的是它，可以改问：', [`${alike}多少钱`]);
};

/** What people of the trade call so. */
export const tellWork = (
  draft: Draft,
  place: string,
  { text, work }: { readonly text: string; readonly work: WorkOffers },
): void => {
  const { kinds, unheld, lacking, calledAs, alike } = work;
  const [only] = kinds;
  if (lacking) {
    const others = [...new Set(kinds.map(({ kind }) => PRICED_WORDS[kind]))].join('、');
    draft.caution(`${place}没有“${text}”的${PRICED_WORDS[lacking]}，下面是${others}。`);
  }
  if (unheld.length > 0)
    draft.caution(`没有名称含“${unheld.join('”“')}”的，下面不区分${unheld.join('、')}。`);
  if (calledAs)
    draft.caution(`记录中没有写作“${text}”的名称，以下是行业里这样称呼的项目，请核对名称是否所指。`);
  if (!only && alike !== undefined) tellAlike(draft, place, text, alike);
  else if (!only) draft.text(`${place}没有查到“${text}”的价格。`);
  else if (kinds.length === 1) tellOffers(draft, place, { text, offers: only.offers });
  else tellKinds(draft, place, text, work);
};

export const tellNone = (
  draft: Draft,
  place: string,
  { text, specifications, taxBasis, nearest, alike }: Asked & Pick<Fitting, 'nearest' | 'alike'>,
): void => {
  if (alike !== undefined) {
    const name = alike.split(' ', 1)[0] ?? alike;
    draft.text(
      `${place}没有查到“${text}”的${taxBasis}价格；名称最接近的是“${alike}”，不是同一项目，不以它作答。`,
    );
    return draft.choices('如果问的是它，可以改问：', [`${name}多少钱`]);
  }
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
  const [middle, other] = [first.offer.price, second.offer.price];
  if (middle === null || other === null)
    return draft.caution('只有两条记录的一方没有中位数，各地的价格不作比较。');
  if (middle === 0) return;
  const percent = deviation(other, middle) * 100;
  draft.text(
    `${second.name}比${first.name}${percent < 0 ? '低' : '高'} ${plainNumber(Math.abs(percent), 2)}%。`,
  );
  const [period, otherPeriod] = [first.offer.period, second.offer.period];
  const isOneMonth = first.offer.basisWords !== undefined && second.offer.basisWords !== undefined;
  if (period !== otherPeriod && !isOneMonth)
    draft.caution(
      `两者的价格期不同（${period} 与 ${otherPeriod}），未折算到同一期，差异中含价格随时间的变化。`,
    );
};

/** Of a word that means several things one is compared between places; which, is said. */
export const tellChosen = (
  draft: Draft,
  text: string,
  places: readonly { readonly offers: readonly Offer[]; readonly work?: WorkOffers }[],
): void => {
  const [first] = places;
  const kinds = first?.work?.kinds ?? [];
  const title = first?.offers[0]?.title;
  if (places.length > 1 && kinds.length > 1 && title !== undefined)
    draft.caution(`“${text}”有 ${kinds.length} 种价格，下面以“${title}”比较；要比较别的请写明名称。`);
};
