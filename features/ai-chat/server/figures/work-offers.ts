import { wordsOf } from '#infra/server/search/search-tokens';
import { tradeWorkIn, type TradeWork } from '#infra/server/search/trade/trade-words';
import { meets, withoutSpecifications, type Specification } from '../reading/specifications';
import type { FindOffers, Offer, OfferQuery } from './price-offers';

/** What is priced: the whole item, the work of hands at it, or its material. */
export type Priced = Extract<Offer['kind'], 'bill' | 'labor' | 'market'>;

/** Prices of one kind under one name, the most usual first. */
export interface OfferKind {
  readonly kind: Priced;
  readonly offers: readonly Offer[];
}

export interface WorkOffers {
  readonly kinds: readonly OfferKind[];
  /** Words of the question that no name holds. */
  readonly unheld: readonly string[];
  /** A name that comes near, where nothing is priced. */
  readonly alike?: string | undefined;
  /** How it is called where it is priced, if no name holds it as it was said. */
  readonly calledAs?: readonly string[];
  /** What was asked for is not priced; these are what else is. */
  readonly lacking?: Priced;
}

const WANTED: readonly (readonly [said: RegExp, kind: Priced])[] = [
  [/包工包料|全费用|综合单价|清单/, 'bill'],
  [/人工|清包工?|包?清工|劳务|手工|工费|工价/, 'labor'],
  [/信息价|材料(费|价)|主材/, 'market'],
];
export const pricedIn = (question: string): Priced | undefined =>
  WANTED.find(([said]) => said.test(question))?.[1];

/** What is said of a price beside whose it is. */
const BESIDE =
  /包工包料|全费用|清单|人工(费用?)?|清包工?|包?清工|劳务|手工费?|工费|工价|信息价|材料(费|价)|主材|安装|施工|工程|项目|费用?|做法?|一般(?!抹灰|土方)/g;
/** Where something is done, as names have it. */
const CALLED: readonly (readonly [said: RegExp, held: string])[] = [
  [/卫生间|厕所|厨房|厨卫|阳台|浴室/g, ' 楼（地）面 '],
  [/顶棚|顶板|天花板/g, ' 天棚 '],
  [/屋顶|楼顶/g, ' 屋面 '],
  [/室内|家里|家装/g, ' '],
];

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s()]/g, '')
    .toLowerCase();
const wordsIn = (text: string): readonly string[] =>
  wordsOf(
    CALLED.reduce((left, [said, held]) => left.replace(said, held), text.replace(BESIDE, ' ')).replace(
      /（|）/g,
      '',
    ),
    'words',
  );

const ORDER: readonly Priced[] = ['bill', 'labor', 'market'];
const isPriced = (kind: Offer['kind']): kind is Priced => ORDER.some((one) => one === kind);

/** Wages are of days, and not of works. */
const isWage = ({ title }: Offer): boolean => title.endsWith('日工资');

const kindsOf = (
  found: readonly (readonly [name: string, offer: Offer])[],
  { usual = '' }: TradeWork,
): readonly OfferKind[] => {
  const groups = new Map<string, Offer[]>();
  for (const kind of ORDER)
    for (const [name, offer] of found)
      if (offer.kind === kind) {
        const key = `${kind} ${kind === 'labor' ? offer.title : name} ${offer.unit}`;
        groups.set(key, [...(groups.get(key) ?? []), offer]);
      }
  return [...groups.values()].flatMap((offers) => {
    const kind = offers[0]?.kind;
    if (kind === undefined || !isPriced(kind)) return [];
    const isUsual = ({ title }: Offer) => Number(usual !== '' && title.includes(usual));
    return [{ kind, offers: offers.toSorted((one, other) => isUsual(other) - isUsual(one)) }];
  });
};

/** A name that ends so in the list is a whole word: 有梁板, but not 有梁板模板. */
const bears = (offer: Offer, name: string): boolean =>
  plain(offer.title).startsWith(plain(name)) &&
  !isWage(offer) &&
  (!name.endsWith(' ') || offer.title.startsWith(name) || offer.title === name.trim());

interface Wanted extends Omit<OfferQuery, 'text'> {
  readonly text: string;
  readonly specifications: readonly Specification[];
  readonly priced?: Priced | undefined;
}

/** Prices of the work that a text calls as people of the trade do; undefined where it calls none. */
export const workOffers = async (
  { entries, market }: { readonly entries: FindOffers; readonly market: FindOffers },
  { text, specifications, priced, ...where }: Wanted,
): Promise<WorkOffers | undefined> => {
  const asked = withoutSpecifications(text).toLowerCase();
  const said = tradeWorkIn(asked);
  if (!said) return undefined;
  const { work, words } = said;
  const wanted = work.isLabor ? (priced ?? 'labor') : priced;
  const named = async (names: readonly string[]) => {
    const all = await Promise.all(
      names.map(async (name) => {
        const query = { text: name, ...where };
        const found = await Promise.all([entries(query), market(query)]);
        return found.flat().flatMap((offer) => (bears(offer, name) ? [[name, offer] as const] : []));
      }),
    );
    return all.flat();
  };
  const all = await named(work.names);
  // What begins with a longer name of the list as well is told there.
  const seen = new Set<string>();
  let left = all
    .filter(([, { kind, title, unit }]) => {
      const key = `${kind} ${title} ${unit}`;
      return !seen.has(key) && seen.add(key);
    })
    .filter(([, { title }]) => meets(title, specifications));
  const at = asked.indexOf(words);
  const unheld: string[] = [];
  for (const [place, part] of [asked.slice(0, at), asked.slice(at + words.length)].entries())
    for (const word of wordsIn(part)) {
      const holding = left.filter(([, { title }]) => plain(title).includes(plain(word)));
      if (holding.length > 0) left = holding;
      // What a thing is stands last: 防水门 is a door.
      else if (place === 1) return undefined;
      else unheld.push(word);
    }
  const kinds = kindsOf(left, work);
  if (kinds.length === 0 && specifications.length > 0) return undefined;
  if (kinds.length === 0) {
    const near = all.length === 0 && work.near ? await named(work.near) : [];
    return { kinds, unheld, alike: near[0]?.[1].title };
  }
  const own = wanted === undefined ? kinds : kinds.filter(({ kind }) => kind === wanted);
  const told = own.length > 0 ? own : kinds;
  const titles = told.flatMap(({ offers }) => offers.map(({ title }) => title));
  const isHeld = titles.some((title) => plain(title).includes(plain(words)));
  return {
    kinds: told,
    unheld,
    ...(!isHeld && { calledAs: [...new Set(titles.map((title) => title.split(' ', 1)[0] ?? title))] }),
    ...(own.length === 0 && wanted !== undefined && { lacking: wanted }),
  };
};
