import { createReducer } from '@reduxjs/toolkit';
import { USUAL_BASIS, type Basis } from '#src/costing/basis';
import { events as auth } from '#features/auth/events';
import type { PublishedTable } from './contract';
import { events } from './events';

export interface BasisState {
  /** Whether somebody is here for whom a choice can be kept. */
  readonly hasMember: boolean;
  readonly basis: Basis;
  readonly status: 'idle' | 'loading' | 'known' | 'failed';
  readonly table?: PublishedTable;
}
export const initialState: BasisState = { basis: USUAL_BASIS, status: 'idle', hasMember: false };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state): BasisState => ({ ...state, hasMember: true }))
    .addCase(auth.loggedOut, (state): BasisState => ({ ...state, hasMember: false }))
    .addCase(events.basisChosen, (state, { payload }): BasisState => ({ ...state, basis: payload.basis }))
    .addCase(events.tableRequested, (state): BasisState => ({ ...state, status: 'loading' }))
    .addCase(events.tableLoaded, (state, { payload }): BasisState => ({
      ...state,
      status: 'known',
      table: payload.table,
    }))
    .addCase(events.tableFailed, (state): BasisState => ({ ...state, status: 'failed' })),
);
