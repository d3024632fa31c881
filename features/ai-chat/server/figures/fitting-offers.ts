import { wordsOf } from '#infra/server/search/search-tokens';
import { meets, withoutSpecifications, type Specification } from '../reading/specifications';
import type { Period } from '../reading/periods';
import {
  nearestFirst,
  plainestFirst,
  type FindOffers,
  type Offer,
  type OfferQuery,
  type TaxBasis,
} from './price-offers';
import { workOffers, type Priced, type WorkOffers } from './work-offers';

/** A record with a price, or several of one name with their median, as the search finds them. */
export interface PricedRecord {
  readonly title: string;
  /** Null of two, of which both are shown. */
  readonly price: number | null;
  readonly unit: string;
  readonly taxBasis: TaxBasis;
  readonly n: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly period: string;
  readonly areaName: string;
  readonly source: string;
  /** Path within the portal. */
  readonly link: string;
  /** Found by less, or by other signs, than was asked for. */
  readonly isGuess?: boolean;
  /** Found under the word that records have for it. */
  readonly isWorded?: boolean;
}
export interface PricedQuery {
  readonly text: string;
  readonly areaId: string | undefined;
  readonly taxBasis: TaxBasis;
}
/** The best priced record of bills, labour or series; undefined where none is found. */
export type FindPriced = (query: PricedQuery) => Promise<PricedRecord | undefined>;

/** Names are not longer; what is behind is no name. */
const MOST_SIGNS = 12;

/** A record as the search found it, where no more is known of it. */
const offerOf = (found: PricedRecord): Offer => ({
  ...found,
  kind: 'series',
  sources: [found.source],
});

/** What 有梁板 is called in bills before what describes it. */
const nameOf = (title: string): string => title.split(' ', 1)[0] ?? title;

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();

export interface PriceParts {
  /** As the search finds it, whatever way it is written. */
  readonly find: FindPriced;
  /** Of bills and labour. */
  readonly entries: FindOffers;
  /** Of materials, as authorities publish them. */
  readonly market: FindOffers;
}

export interface Asked {
  readonly text: string;
  readonly specifications: readonly Specification[];
  readonly areaId: string | undefined;
  readonly taxBasis: TaxBasis;
  readonly period?: Period;
  readonly readIn?: OfferQuery['readIn'];
  readonly priced?: Priced | undefined;
}
export interface Fitting {
  /** All that meet what is asked for, most usual first. */
  readonly offers: readonly Offer[];
  /** Where none meets it. */
  readonly nearest: Offer | undefined;
  /** What no name holds was found under this one. */
  readonly readAs?: string;
  /** A name that comes near, of which nothing is said but that there is one. */
  readonly alike?: string;
  /** Words of the question that none of the names holds. */
  readonly unheld?: string;
  /** A unit price was asked for, and there is none; the offers are something else. */
  readonly isWithoutBill?: true;
  /** Where a word of the trade means several things, each of them. */
  readonly work?: WorkOffers;
}

/** Where something is specified: among what is described at more length than was asked. */
const sorted = (offers: readonly Offer[], { specifications }: Asked): readonly Offer[] =>
  specifications.length === 0 ? offers : plainestFirst(offers);

/** The search reads 土方开挖 as 挖一般土方, and leaves words out where nothing holds them all. */
const holdsAll = (title: string, thing: string): boolean => {
  const held = plain(title);
  return wordsOf(thing, 'words').every((word) => held.includes(word));
};

/** What meets a question, looked for among bills and labour before what is published of materials. */
const usualFitting = async ({ find, entries, market }: PriceParts, asked: Asked): Promise<Fitting> => {
  const { text, specifications, areaId, taxBasis, period, readIn, priced } = asked;
  const where = { areaId, taxBasis, ...(period && { period }), ...(readIn && { readIn }) };
  const thing = withoutSpecifications(text) || text;
  const work = await workOffers({ entries, market }, { text, specifications, priced, ...where });
  if (work) return { offers: work.kinds.flatMap(({ offers }) => offers), nearest: undefined, work };
  const [record, all] = await Promise.all([
    find({ text, areaId, taxBasis }),
    entries({ text: thing, ...where }),
  ]);
  const own = all.filter(({ title }) => meets(title, specifications));
  const itself = own.filter(({ title }) => plain(title) === plain(text));
  if (itself.length > 0) return { offers: itself, nearest: undefined };
  const found = record && meets(record.title, specifications) ? record : undefined;
  const like = found && all.find(({ title }) => title === found.title);
  if (like) {
    const alike = own.filter(
      ({ kind, title }) => kind === like.kind && (kind === 'labor' || nameOf(title) === nameOf(like.title)),
    );
    return { offers: sorted(alike, asked), nearest: undefined };
  }
  if (specifications.length > 0 && own.length > 0) return { offers: sorted(own, asked), nearest: undefined };
  const published = await market({ text: thing, ...where });
  const quoted = published.filter(({ title }) => meets(title, specifications));
  const isOther =
    found !== undefined &&
    (found.isGuess || !(found.isWorded || /^\d+$/.test(thing) || holdsAll(found.title, thing)));
  if (quoted.length > 0 && (specifications.length > 0 || isOther))
    return { offers: sorted(quoted, asked), nearest: undefined };
  if (isOther) return { offers: [], nearest: undefined, alike: found.title };
  if (found) {
    const named = await entries({ text: found.title, ...where });
    const same = named.filter(({ title }) => title === found.title);
    return {
      // The search knows no months.
      offers: same.length > 0 || period ? same : [offerOf(found)],
      nearest: undefined,
      ...(!holdsAll(found.title, thing) && { readAs: found.title }),
    };
  }
  if (specifications.length === 0) return { offers: quoted, nearest: undefined };
  const [nearest] = nearestFirst([...all, ...published], specifications);
  return { offers: [], nearest: nearest ?? (record && offerOf(record)) };
};

const OPPOSITES: readonly (readonly [word: RegExp, opposite: RegExp])[] = [
  [/外墙/, /内墙/],
  [/内墙/, /外墙/],
];
/** Where on a building something is done. Of what it is made is not left out: 铝合金模板 is none of 胶合板. */
const WHERE = /^([内外]?墙面?|[内外]立面|室[内外]|[屋楼地]面|天棚|顶棚|地下室|卫生间|厨房)$/;
const isOpposite = (title: string, word: string): boolean =>
  OPPOSITES.some(([said, opposite]) => said.test(word) && opposite.test(title));

/** Bill items that hold both parts of 外墙真石漆; else those that hold what it is, which stands last. */
const billsOf = async ({ entries }: PriceParts, asked: Asked): Promise<Fitting | undefined> => {
  const { text, specifications, areaId, taxBasis, period, readIn } = asked;
  const signs = [...(withoutSpecifications(text) || text).replace(/\s/g, '')];
  const find = async (words: string): Promise<readonly Offer[]> => {
    const query = { text: words, areaId, taxBasis, ...(period && { period }), ...(readIn && { readIn }) };
    return (await entries(query)).filter(
      ({ kind, title }) => kind === 'bill' && meets(title, specifications),
    );
  };
  const parts = signs
    .slice(0, MOST_SIGNS)
    .map((_, at) => [signs.slice(0, at).join(''), signs.slice(at).join('')] as const)
    .filter(([first, rest]) => first.length > 1 && rest.length > 1);
  for (const [first, rest] of parts) {
    const offers = await find(`${first} ${rest}`);
    if (offers.length > 0) return { offers: sorted(offers, asked), nearest: undefined };
  }
  for (const [first, rest] of parts.filter(([word]) => WHERE.test(word))) {
    const offers = (await find(rest)).filter(({ title }) => !isOpposite(title, first));
    if (offers.length > 0) return { offers: sorted(offers, asked), nearest: undefined, unheld: first };
  }
  return undefined;
};

/** What meets a question; whoever asks for a unit price is told one of bills first, and else that there is none. */
export const fittingOf = async (parts: PriceParts, asked: Asked): Promise<Fitting> => {
  const usual = await usualFitting(parts, asked);
  const isOther = usual.offers.length > 0 && usual.offers.every(({ kind }) => kind === 'labor');
  if (asked.priced !== 'bill' || usual.work || !isOther) return usual;
  return (await billsOf(parts, asked)) ?? { ...usual, isWithoutBill: true };
};
