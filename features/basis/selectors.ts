import { createSelector } from '@reduxjs/toolkit';
import { basisWords, isMoved, SOME_PLACE, type Basis } from '#src/costing/basis';
import { createRebaser, readAsQuoted, type BasisTable, type Rebase } from '#src/costing/rebaser';
import { isOfMaterial, SERIES_KEYS } from '#src/costing/price-series';
import { selectorsOf } from '#src/kernel/state';
import type { PublishedTable } from './contract';
import type { BasisState } from './state';

const placeIn = ({ areaId }: Basis, table: Pick<PublishedTable, 'factors'> | undefined): string | undefined =>
  areaId && (table?.factors.find((one) => one.areaId === areaId)?.name ?? SOME_PLACE);

const select = selectorsOf<BasisState>('basis');

export const selectBasis = select((own) => own.basis);
export const selectHasMember = select((own) => own.hasMember);
export const selectTable = select((own) => own.table);
export const selectStatus = select((own) => own.status);

/** The tax is put on or taken off without any table. */
const UNLOADED: BasisTable = { indexes: [], factors: [] };
const unread: Rebase = () => ({ kind: 'impossible', reason: '没能取到造价指数与地区系数' });

/** The same function until the basis or the table changes. While the table is on its way figures stay as they are. */
export const selectRebase = createSelector(
  [selectBasis, selectTable, selectStatus],
  (basis, table, status): Rebase => {
    if (!isMoved(basis) && !basis.taxBasis) return readAsQuoted;
    if (table || !isMoved(basis)) return createRebaser(table ?? UNLOADED, basis);
    return status === 'failed' ? unread : readAsQuoted;
  },
);

/** Series of the chosen index, beside the composite one, in the order that the choice names them. */
const ownSeriesOf = (
  { index }: Basis,
  { ownSeries = [] }: PublishedTable,
): NonNullable<PublishedTable['ownSeries']> =>
  index
    ? [
        ...SERIES_KEYS[index].flatMap((own) => ownSeries.find(({ key }) => key === own) ?? []),
        ...ownSeries.filter(({ key }) => index === 'parts' && isOfMaterial(key)),
      ]
    : [];
export const selectOwnSeries = createSelector([selectBasis, selectTable], (basis, table) =>
  table ? ownSeriesOf(basis, table) : [],
);

/** Names of what costs are moved by; the same object until the basis or the table changes. */
export const selectSources = createSelector(
  [selectTable, selectOwnSeries],
  (table, own): { readonly index?: string; readonly own?: string; readonly place?: string } => {
    const { series, factorSource } = table ?? {};
    return {
      ...(series && { index: `${series.name}（${series.basePeriod} = 100）· ${series.publisher}` }),
      ...(own.length > 0 && { own: own.map(({ name, publisher }) => `${name} · ${publisher}`).join('；') }),
      ...(factorSource && { place: factorSource.title }),
    };
  },
);

/** Name of the chosen place; undefined where each figure keeps its own. */
export const selectBasisPlace = createSelector([selectBasis, selectTable], placeIn);
export const selectBasisWords = createSelector([selectBasis, selectBasisPlace], basisWords);
