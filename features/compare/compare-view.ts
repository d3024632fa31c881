import { MOST } from './contract';

const COMPARE_PATH = '/commonproj/compare';

export const REFERENCES = { first: '与第一个比', mean: '与均值比' } as const;
export type Reference = keyof typeof REFERENCES;

/** All of the page that the address remembers. */
export interface CompareView {
  readonly ids: readonly string[];
  readonly taxBasis: '含税' | '除税';
  readonly against: Reference;
}

export const viewFrom = (query: Readonly<Record<string, string | undefined>>): CompareView => ({
  ids: [...new Set((query.ids ?? '').split(',').filter((id) => id !== ''))].slice(0, MOST),
  taxBasis: query.taxBasis === '除税' ? '除税' : '含税',
  against: query.against === 'mean' ? 'mean' : 'first',
});

export const pathTo = ({ ids, taxBasis, against }: CompareView): string => {
  const query = new URLSearchParams({
    ids: ids.join(','),
    ...(taxBasis === '除税' && { taxBasis }),
    ...(against === 'mean' && { against }),
  });
  return `${COMPARE_PATH}?${query.toString()}`;
};

/** The reference is drawn from figures that are there already. */
export const isSameQuestion = (one: CompareView, other: CompareView): boolean =>
  one.taxBasis === other.taxBasis && one.ids.join() === other.ids.join();
