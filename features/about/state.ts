import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { SiteInfo } from './contract';
import { EMPTY_DRAFT, type ApplicationDraft } from './draft';
import { events } from './events';

export interface AboutState {
  /** `null` when it could not be had. */
  readonly siteInfo?: SiteInfo | null;
  readonly draft: ApplicationDraft;
  readonly status: 'form' | 'sending' | 'sent';
  /** Of the form as a whole. */
  readonly complaint?: { readonly at: 'form'; readonly message: string };
  readonly confirmation?: string;
  /** Who was logged in last while this form stood. */
  readonly globalId?: string;
}
const initialState: AboutState = { draft: EMPTY_DRAFT, status: 'form' };

const calm = ({ complaint: _, ...state }: AboutState): AboutState => state;
const unsent = ({ confirmation: _, ...state }: AboutState): AboutState => state;

const isBegun = ({ draft }: AboutState): boolean => Object.values(draft).some((text) => text !== '');
const forgotten = ({ siteInfo }: AboutState): AboutState => ({
  ...initialState,
  ...(siteInfo !== undefined && { siteInfo }),
});
/** What a visitor typed is theirs after the login, what one member typed is no other's. */
const entered = (state: AboutState, globalId: string): AboutState => ({
  ...(state.globalId === undefined || state.globalId === globalId ? state : forgotten(state)),
  globalId,
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload }) => entered(state, payload.user.globalId))
    // A session that was lost is begun again, and what was typed goes on.
    .addCase(auth.loggedOut, (state, { payload }) =>
      payload.by === 'server' && isBegun(state) ? state : forgotten(state),
    )
    .addCase(events.siteInfoLoaded, (state, { payload }): AboutState => ({
      ...state,
      siteInfo: payload.siteInfo,
    }))
    .addCase(events.siteInfoFailed, (state): AboutState => ({ ...state, siteInfo: null }))
    .addCase(events.draftNoted, (state, { payload }): AboutState => ({ ...state, draft: payload.draft }))
    .addCase(events.applyingRequested, (state): AboutState => ({ ...calm(state), status: 'sending' }))
    .addCase(events.applicationSent, (state, { payload }): AboutState => ({
      ...state,
      status: 'sent',
      draft: EMPTY_DRAFT,
      confirmation: payload.confirmation,
    }))
    .addCase(events.applyingFailed, (state, { payload }): AboutState => ({
      ...state,
      status: 'form',
      complaint: { at: 'form', message: payload.problem.message },
    }))
    .addCase(events.formCleared, (state): AboutState => ({ ...unsent(calm(state)), status: 'form' })),
);
