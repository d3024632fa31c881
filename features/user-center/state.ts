import { createReducer } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { codes } from '#src/contract/codes';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { Profile, ProfileFields } from './contract';
import { devicesReducer, type DevicesState } from './devices-state';
import { events } from './events';

interface PasswordState {
  readonly status: 'idle' | 'changing' | 'failed';
  readonly complaint?: { readonly at: 'oldPassword' | 'newPassword' | 'form'; readonly message: string };
  /** How often it was changed since the page was loaded: the form begins anew with each. */
  readonly changes: number;
}
const initialPassword: PasswordState = { status: 'idle', changes: 0 };

const placeOf = ({ code }: Problem) => {
  if (code === codes.loginRefused) return 'oldPassword';
  return code === codes.badRequest ? 'newPassword' : 'form';
};

const passwordReducer = createReducer(initialPassword, (on) =>
  on
    .addCase(events.passwordChangeRequested, ({ changes }): PasswordState => ({
      status: 'changing',
      changes,
    }))
    .addCase(events.passwordChanged, ({ changes }): PasswordState => ({
      status: 'idle',
      changes: changes + 1,
    }))
    .addCase(events.passwordRejected, ({ changes }, { payload: { problem } }): PasswordState => ({
      status: 'failed',
      complaint: { at: placeOf(problem), message: problem.message },
      changes,
    }))
    .addCase(auth.loggedOut, ({ changes }): PasswordState => ({ status: 'idle', changes })),
);

interface ProfileState {
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

const profileReducer = createReducer(initialProfile, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload: { user } }): ProfileState =>
      user.globalId === state.globalId ? state : { ...initialProfile, globalId: user.globalId },
    )
    .addCase(auth.loggedOut, ({ draft, globalId }): ProfileState => ({
      ...initialProfile,
      ...(draft && globalId !== undefined && { draft, globalId }),
    }))
    .addCase(events.profileRequested, (state): ProfileState => ({ ...plain(state), status: 'loading' }))
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

export interface UserCenterState {
  /** `2026-11-20`; empty until the clock was read. */
  readonly day: string;
  readonly profile: ProfileState;
  readonly password: PasswordState;
  readonly devices: DevicesState;
}

const dayReducer = createReducer('', (on) => on.addCase(events.dayBegun, (_, { payload }) => payload.day));

export const reducer = combineReducers({
  day: dayReducer,
  profile: profileReducer,
  password: passwordReducer,
  devices: devicesReducer,
});
