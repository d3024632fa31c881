import { createReducer } from '@reduxjs/toolkit';
import { codes } from '#src/contract/codes';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events } from './events';

export interface PasswordState {
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

export const passwordReducer = createReducer(initialPassword, (on) =>
  on
    .addCase(events.passwordChangeStarted, ({ changes }): PasswordState => ({ status: 'changing', changes }))
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
