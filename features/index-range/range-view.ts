import * as z from 'zod/mini';
import { basisIn, readBasis, USUAL_BASIS, writeBasis } from '#src/costing/basis';
import { taxBasis } from '#src/contract/provenance';
import type { Change } from '#src/contract/listing/list';
import { rangeList, type Nearby, type RangeQuery, type RangeView } from './contract';

const PROJECTS_PATH = '/commonproj/index';
/** Ranges need one tax basis. */
const USUAL_TAX = USUAL_BASIS.taxBasis;

type Texts = Readonly<Record<string, string | undefined>>;

/** The basis of the address. The page once had a tax basis of its own, and addresses that say so are still about. */
export const writtenIn = (query: Texts): string => {
  const basis = basisIn(query);
  const { success, data } = z.safeParse(taxBasis, query.taxBasis);
  return writeBasis(success && basis.taxBasis !== '含税' ? { ...basis, taxBasis: data } : basis);
};

export const viewFrom = (query: Texts): RangeView =>
  rangeList.viewFrom({ ...query, basis: writtenIn(query) });

export const queryOf = ({ subject: _, ...view }: RangeView): RangeQuery => ({
  ...view,
  taxBasis: readBasis(view.basis ?? '').taxBasis ?? USUAL_TAX,
});

const withoutSubject = (view: RangeView) => rangeList.pathTo(rangeList.refined(view, { subject: undefined }));
export const isSameQuery = (one: RangeView, other: RangeView): boolean =>
  withoutSubject(one) === withoutSubject(other);

/** The projects these figures are of, in their own list. */
export const listPathTo = ({ kind: _k, basis: _b, subject: _s, sort: _o, ...filter }: RangeView): string => {
  const shared: Record<string, string> = { ...filter, onlyDetailed: '1' };
  return `${PROJECTS_PATH}?${new URLSearchParams(shared).toString()}`;
};

export const changeOf = ({ type, areaId, without }: Nearby['change']): Change<RangeView> => ({
  ...Object.fromEntries(without.map((key) => [key, undefined])),
  ...(type !== undefined && { type: viewFrom({ type }).type }),
  ...(areaId !== undefined && { areaId: viewFrom({ areaId }).areaId }),
});
