import { combineReducers, createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { TradeNode } from './contract';
import type { Scheme } from './contract-schemes';
import { detailReducer } from './detail-state';
import { events, type SchemeChange } from './events';
import { listReducer } from './list-state';

/** The tree of one place and edition; while the next is on its way the old one stays. */
interface TradesState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly key: string;
  readonly nodes: readonly TradeNode[];
  readonly problem?: Problem;
}
const initialTrades: TradesState = { status: 'idle', key: '', nodes: [] };

const tradesReducer = createReducer(initialTrades, (on) =>
  on
    .addCase(events.tradesRequested, ({ nodes }, { payload }): TradesState => ({
      status: 'loading',
      key: payload.key,
      nodes,
    }))
    .addCase(events.tradesLoaded, (_, { payload }): TradesState => ({ status: 'shown', ...payload }))
    .addCase(events.tradesFailed, (_, { payload }): TradesState => ({
      status: 'failed',
      nodes: [],
      ...payload,
    }))
    .addCase(auth.loggedOut, () => initialTrades),
);

interface SchemesState {
  readonly status: 'idle' | 'known' | 'failed';
  readonly schemes: readonly Scheme[];
  /** A change on its way. */
  readonly changing?: SchemeChange;
  readonly refusal?: { readonly how: SchemeChange; readonly problem: Problem };
  /** Name of a scheme to be, as typed. */
  readonly draft: string;
}
const initialSchemes: SchemesState = { status: 'idle', schemes: [], draft: '' };

const settled = ({ status, schemes, draft }: SchemesState): SchemesState => ({ status, schemes, draft });

const schemesReducer = createReducer(initialSchemes, (on) =>
  on
    .addCase(events.schemesLoaded, (state, { payload }): SchemesState => ({
      ...settled(state),
      status: 'known',
      schemes: payload.schemes,
    }))
    .addCase(events.schemesFailed, (state): SchemesState => ({ ...settled(state), status: 'failed' }))
    .addCase(events.schemeChangeRequested, (state, { payload }): SchemesState => ({
      ...settled(state),
      changing: payload.how,
    }))
    .addCase(events.schemesChanged, (state, { payload: { how, schemes } }): SchemesState => ({
      status: 'known',
      schemes,
      draft: how === 'created' ? '' : state.draft,
    }))
    .addCase(events.schemeChangeRejected, (state, { payload }): SchemesState => ({
      ...settled(state),
      refusal: payload,
    }))
    .addCase(events.draftNoted, (state, { payload }): SchemesState => ({ ...state, draft: payload.name }))
    .addCase(auth.loggedOut, () => initialSchemes),
);

export const reducer = combineReducers({
  list: listReducer,
  trades: tradesReducer,
  detail: detailReducer,
  schemes: schemesReducer,
});
export type UnitPricesState = ReturnType<typeof reducer>;
export const initialState: UnitPricesState = reducer(undefined, { type: '' });
