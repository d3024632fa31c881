import { basisIn, USUAL_BASIS, type TaxBasis } from '#src/costing/basis';
import { MOST } from './contract';

const COMPARE_PATH = '/commonproj/compare';

export const REFERENCES = { first: '与第一个比', mean: '与均值比' } as const;
export type Reference = keyof typeof REFERENCES;

/** All of the page that the address remembers. */
export interface CompareView {
  readonly ids: readonly string[];
  /** That of the page's basis; as quoted, costs could not be compared. */
  readonly taxBasis: TaxBasis;
  readonly against: Reference;
}

export const viewFrom = (query: Readonly<Record<string, string | undefined>>): CompareView => ({
  ids: [...new Set((query.ids ?? '').split(',').filter((id) => id !== ''))].slice(0, MOST),
  taxBasis: basisIn(query).taxBasis ?? USUAL_BASIS.taxBasis,
  against: query.against === 'mean' ? 'mean' : 'first',
});

export const pathTo = ({ ids, against }: Omit<CompareView, 'taxBasis'>): string => {
  const query = new URLSearchParams({
    ids: ids.join(','),
    ...(against === 'mean' && { against }),
  });
  return `${COMPARE_PATH}?${query.toString()}`;
};

/** Reference and tax basis are drawn from figures that are there already. */
export const isSameQuestion = (one: CompareView, other: CompareView): boolean =>
  one.ids.join() === other.ids.join();
