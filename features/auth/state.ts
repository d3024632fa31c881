import { createReducer } from '@reduxjs/toolkit';
import { events } from './events';
import type { User } from './contract';

export interface AuthState {
  /** `unknown` until the stored session, if any, has been tried. */
  readonly status: 'unknown' | 'out' | 'entering' | 'in';
  readonly user?: User;
  /** What stands under the form. */
  readonly problem?: string;
  readonly isDialogOpen: boolean;
}

export const initialState: AuthState = { status: 'unknown', isDialogOpen: false };
const out: AuthState = { status: 'out', isDialogOpen: false };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.loginStarted, ({ isDialogOpen }): AuthState => ({ status: 'entering', isDialogOpen }))
    .addCase(events.loggedIn, ({ isDialogOpen }, { payload }): AuthState => ({
      status: 'in',
      user: payload.user,
      isDialogOpen,
    }))
    .addCase(events.loginFailed, ({ isDialogOpen }, { payload }): AuthState => ({
      status: 'out',
      problem: payload.problem.message,
      isDialogOpen,
    }))
    .addCase(events.noSessionFound, ({ isDialogOpen }): AuthState => ({ ...out, isDialogOpen }))
    .addCase(events.loggedOut, (): AuthState => out)
    .addCase(events.loginDialogOpened, ({ problem: _, ...state }): AuthState => ({
      ...state,
      isDialogOpen: true,
    }))
    .addCase(events.loginDialogClosed, ({ problem: _, ...state }): AuthState => ({
      ...state,
      isDialogOpen: false,
    })),
);
