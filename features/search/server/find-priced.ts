import type { Provenance } from '#src/contract/provenance';
import type { Group } from '../contract';
import { resultList } from '../result-list';
import type { Source } from './hottest';
import { searchItems } from './search-items';

/** What has a price of its own that is asked for by name. */
const PRICED: readonly Group[] = ['bq_item', 'labor', 'index'];

interface Query {
  readonly text: string;
  readonly areaId: string | undefined;
  readonly taxBasis: Provenance['taxBasis'];
}

/** The first priced row of a search in this tax basis, with the address where all it stands for are listed. */
export const findPriced = async (source: Source, { text, areaId, taxBasis }: Query) => {
  const { groups, corrected, within } = await searchItems(source, {
    text,
    category: 'all',
    taxBasis,
    ...(areaId !== undefined && { areaId: Number(areaId) }),
    pageNo: 1,
    pageSize: 1,
  });
  const row = groups
    .filter(({ group }) => PRICED.includes(group))
    .flatMap(({ rows, read }) => rows.map((one) => ({ ...one, isWorded: read !== null })))
    .find(({ price, median }) => price !== null || median !== null);
  if (!row) return undefined;
  const { title, group, id, price, unit, low, high, median, provenance, areaName, isWorded } = row;
  const months = [...new Set([median?.from, median?.to].filter((month) => month != null))].join(' 至 ');
  const view = { text, category: 'all', group, ...(areaId !== undefined && { areaId }) } as const;
  return {
    title,
    price,
    unit,
    isWorded,
    isGuess: corrected !== null && within === null,
    low,
    high,
    areaName,
    n: median?.n ?? provenance.n ?? 1,
    taxBasis: median?.taxBasis ?? provenance.taxBasis,
    period: median ? months : provenance.priceDate,
    source: provenance.kind,
    link: resultList.pathTo(
      median ? { ...view, taxBasis, item: title } : { ...view, open: `${group}.${id}` },
    ),
  };
};
