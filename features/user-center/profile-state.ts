import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { Profile, ProfileFields } from './contract';
import { events } from './events';

export interface ProfileState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly profile?: Profile;
  readonly problem?: Problem;
  readonly saving: 'idle' | 'saving' | 'failed';
  /** Of the form as a whole. */
  readonly complaint?: { readonly at: 'form'; readonly message: string };
  /** Typed and not saved; stays when the session is lost, and waits for the same member. */
  readonly draft?: ProfileFields;
  readonly globalId?: string;
}
const initialProfile: ProfileState = { status: 'idle', saving: 'idle' };

const plain = ({ problem: _, ...state }: ProfileState): ProfileState => state;
const calm = ({ complaint: _, ...state }: ProfileState): ProfileState => state;
const saved = ({ draft: _, ...state }: ProfileState): ProfileState => ({ ...calm(state), saving: 'idle' });

export const profileReducer = createReducer(initialProfile, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload: { user } }): ProfileState =>
      user.globalId === state.globalId ? state : { ...initialProfile, globalId: user.globalId },
    )
    .addCase(auth.loggedOut, ({ draft, globalId }): ProfileState => ({
      ...initialProfile,
      ...(draft && globalId !== undefined && { draft, globalId }),
    }))
    .addCase(events.profileAsked, (state): ProfileState => ({ ...plain(state), status: 'loading' }))
    .addCase(events.profileLoaded, (state, { payload }): ProfileState => ({
      ...plain(state),
      status: 'shown',
      profile: payload.profile,
    }))
    .addCase(events.profileFailed, (state, { payload }): ProfileState => ({
      ...state,
      status: 'failed',
      problem: payload.problem,
    }))
    .addCase(events.draftNoted, (state, { payload }): ProfileState => ({ ...state, draft: payload.fields }))
    .addCase(events.savingRequested, (state): ProfileState => ({ ...calm(state), saving: 'saving' }))
    .addCase(events.profileSaved, (state, { payload }): ProfileState => ({
      ...saved(state),
      status: 'shown',
      profile: payload.profile,
    }))
    .addCase(events.savingFailed, (state, { payload }): ProfileState => ({
      ...state,
      saving: 'failed',
      complaint: { at: 'form', message: payload.problem.message },
    })),
);
