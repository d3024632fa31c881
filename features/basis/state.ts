import { createReducer } from '@reduxjs/toolkit';
import { USUAL_BASIS, type Basis } from '#src/costing/basis';
import type { PublishedTable } from './contract';
import { events } from './events';

export interface BasisState {
  readonly basis: Basis;
  readonly status: 'idle' | 'loading' | 'known' | 'failed';
  readonly table?: PublishedTable;
}
export const initialState: BasisState = { basis: USUAL_BASIS, status: 'idle' };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.basisChosen, (state, { payload }): BasisState => ({ ...state, basis: payload.basis }))
    .addCase(events.tableRequested, (state): BasisState => ({ ...state, status: 'loading' }))
    .addCase(events.tableLoaded, (state, { payload }): BasisState => ({
      ...state,
      status: 'known',
      table: payload.table,
    }))
    .addCase(events.tableFailed, (state): BasisState => ({ ...state, status: 'failed' })),
);
