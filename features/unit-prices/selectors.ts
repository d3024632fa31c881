import { selectorsOf, type RootState } from '#src/kernel/state';
import type { Block, BlockData } from './blocks';
import type { Scheme, SchemeTerms } from './contract-schemes';
import type { Loaded } from './detail-state';
import type { ListState } from './list-state';
import type { UnitPricesState } from './state';

export type { ListState, SourcedRow } from './list-state';

const select = selectorsOf<UnitPricesState>('unitPrices');

export const selectList = select((own) => own.list);
export const selectView = select((own) => own.list.view);
export const selectUnitPriceArea = select((own) => own.list.view.areaId);
export const selectUnitPriceTotal = select((own) => own.list.total);
export const selectTrades = select((own) => own.trades);
export const selectDetail = select((own) => own.detail);
export const selectSchemes = select((own) => own.schemes);

export const selectChosenScheme = select((own): Scheme | undefined =>
  own.schemes.schemes.find(({ isChosen }) => isChosen),
);

/** What the record is recalculated under: what is tried out, else the chosen scheme, else nothing. */
export const selectTerms = (state: RootState): SchemeTerms | undefined =>
  selectDetail(state).terms ?? selectChosenScheme(state);

const LOADING = { status: 'loading' } as const;
export const selectBlock = <B extends Block>(block: B) =>
  select((own): Loaded<BlockData[B]> => own.detail.blocks[block] ?? LOADING);

/** Not held, not on its way, not given up. */
export const isMissing = ({ windows, isStale, asked, lost }: ListState, window: number): boolean =>
  (isStale || !windows[window]) && !asked.includes(window) && !lost.includes(window);
