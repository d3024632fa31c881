import { meets, type Specification } from '../reading/specifications';
import { nearestFirst, plainestFirst } from './price-offers';
import type { FindOffers, Offer, OfferQuery } from './price-offers';

/** How a material is called where it is published, and in bills where it has an item of its own. */
const CALLED: Readonly<Record<string, { readonly market: string; readonly bill?: RegExp }>> = {
  钢材: { market: '钢筋', bill: /^现浇构件钢筋|^钢筋/ },
  商砼: { market: '商品混凝土' },
  水泥: { market: '水泥' },
  电缆: { market: '电缆', bill: /^(电力|控制|通信)?电缆 / },
  砂石: { market: '砂' },
};

export interface MaterialParts {
  readonly entries: FindOffers;
  readonly market: FindOffers;
}

interface Wanted extends Omit<OfferQuery, 'text'> {
  /** Of a series. */
  readonly item: string;
  readonly specifications: readonly Specification[];
}

interface Found {
  readonly offers: readonly Offer[];
  /** Where none meets it. */
  readonly nearest: Offer | undefined;
}

/** Prices of a material of this specification: as it is published, else as it is billed, with its laying. */
export const materialOffers = async (
  { entries, market }: MaterialParts,
  { item, specifications, ...asked }: Wanted,
): Promise<Found> => {
  const called = CALLED[item];
  if (!called) return { offers: [], nearest: undefined };
  const query = { ...asked, text: called.market };
  const { bill } = called;
  const published = await market(query);
  const billed = bill
    ? (await entries(query)).filter(({ kind, title }) => kind === 'bill' && bill.test(title))
    : [];
  const fitting = [published, billed]
    .map((offers) => offers.filter(({ title }) => meets(title, specifications)))
    .find((offers) => offers.length > 0);
  return {
    offers: plainestFirst(fitting ?? []),
    nearest: nearestFirst([...published, ...billed], specifications)[0],
  };
};
