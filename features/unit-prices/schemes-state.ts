import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import type { Scheme } from './contract-schemes';
import { events, type SchemeChange } from './events';

export interface SchemesState {
  readonly status: 'idle' | 'known' | 'failed';
  readonly schemes: readonly Scheme[];
  /** A change on its way. */
  readonly changing?: SchemeChange;
  readonly refusal?: { readonly how: SchemeChange; readonly problem: Problem };
  /** Name of a scheme to be, as typed. */
  readonly draft: string;
}
export const initialSchemes: SchemesState = { status: 'idle', schemes: [], draft: '' };

const settled = ({ status, schemes, draft }: SchemesState): SchemesState => ({ status, schemes, draft });

export const schemesReducer = createReducer(initialSchemes, (on) =>
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
