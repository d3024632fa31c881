import { createReducer } from '@reduxjs/toolkit';
import { events as userCenter } from '#features/user-center/events';
import { events, type LoginWay } from './events';
import type { LoginPicture, LoginTab } from './contract';
import type { User } from './user';

interface Dialog {
  readonly isDialogOpen: boolean;
  /** The way in that was chosen last; absent means by account. */
  readonly tab?: LoginTab;
  /** The way of the login that was tried last. */
  readonly way?: LoginWay;
  readonly pictures?: readonly LoginPicture[];
}
export interface AuthState extends Dialog {
  /** `unknown` until the stored session, if any, has been tried. */
  readonly status: 'unknown' | 'out' | 'entering' | 'in';
  readonly user?: User;
  /** What stands under the form. */
  readonly problem?: string;
}

export const initialState: AuthState = { status: 'unknown', isDialogOpen: false };

const dialogOf = ({ isDialogOpen, tab, way, pictures }: AuthState): Dialog => ({
  isDialogOpen,
  ...(way && { way }),
  ...(tab && { tab }),
  ...(pictures && { pictures }),
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.loginRequested, (state, { payload }): AuthState => ({
      status: 'entering',
      ...dialogOf(state),
      way: payload.way,
    }))
    .addCase(events.loggedIn, (state, { payload }): AuthState => ({
      status: 'in',
      user: payload.user,
      ...dialogOf(state),
    }))
    .addCase(events.userReloaded, (state, { payload }): AuthState => ({
      ...state,
      ...(state.user && { user: payload.user }),
    }))
    .addCase(userCenter.profileSaved, (state, { payload }): AuthState => ({
      ...state,
      ...(state.user && { user: { ...state.user, fullName: payload.profile.fullName } }),
    }))
    .addCase(events.loginFailed, (state, { payload }): AuthState => ({
      status: 'out',
      problem: payload.problem.message,
      ...dialogOf(state),
    }))
    .addCase(events.loginConflicted, (state): AuthState => ({ status: 'out', ...dialogOf(state) }))
    .addCase(events.noSessionFound, (state): AuthState => ({ status: 'out', ...dialogOf(state) }))
    .addCase(events.loggedOut, (state): AuthState => ({
      status: 'out',
      ...dialogOf(state),
      isDialogOpen: false,
    }))
    .addCase(events.loginDialogOpened, ({ problem: _, ...state }): AuthState => ({
      ...state,
      isDialogOpen: true,
    }))
    .addCase(events.loginDialogClosed, ({ problem: _, ...state }): AuthState => ({
      ...state,
      isDialogOpen: false,
    }))
    .addCase(events.tabChosen, ({ problem: _, ...state }, { payload }): AuthState => ({
      ...state,
      tab: payload.tab,
    }))
    .addCase(events.picturesLoaded, (state, { payload }): AuthState => ({
      ...state,
      pictures: payload.pictures,
    })),
);
