import type { Block, BlockData } from './blocks';
import type { Scheme, SchemeTerms } from './contract-schemes';
import type { Loaded } from './detail-state';
import type { UnitPricesState } from './state';

const own = (state: unknown) => (state as { readonly unitPrices: UnitPricesState }).unitPrices;

export const selectList = (state: unknown) => own(state).list;
export const selectView = (state: unknown) => own(state).list.view;
export const selectUnitPriceArea = (state: unknown) => own(state).list.view.areaId;
export const selectUnitPriceTotal = (state: unknown) => own(state).list.total;
export const selectTrades = (state: unknown) => own(state).trades;
export const selectDetail = (state: unknown) => own(state).detail;
export const selectSchemes = (state: unknown) => own(state).schemes;

export const selectChosenScheme = (state: unknown): Scheme | undefined =>
  own(state).schemes.schemes.find(({ isChosen }) => isChosen);

/** What the record is recalculated under: what is tried out, else the chosen scheme, else nothing. */
export const selectTerms = (state: unknown): SchemeTerms | undefined =>
  own(state).detail.terms ?? selectChosenScheme(state);

export const selectBlock =
  <B extends Block>(block: B) =>
  (state: unknown): Loaded<BlockData[B]> =>
    own(state).detail.blocks[block] ?? LOADING;
const LOADING = { status: 'loading' } as const;
