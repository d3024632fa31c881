import { createReducer } from '@reduxjs/toolkit';
import { codes } from '#src/contract/codes';
import type { Problem } from '#src/kernel/send';
import { events } from './events';

export interface PasswordLinkState {
  readonly step: 'checking' | 'typing' | 'setting' | 'set' | 'failed';
  readonly linkToken: string;
  readonly accountName: string;
  /** Of the link. */
  readonly problem?: Problem;
  /** Of what was typed. */
  readonly complaint?: { readonly at: 'newPassword' | 'form'; readonly message: string };
}

const initial: PasswordLinkState = { step: 'checking', linkToken: '', accountName: '' };

const plain = ({ problem: _, complaint: __, ...state }: PasswordLinkState): PasswordLinkState => state;

const afterFailure = (state: PasswordLinkState, problem: Problem): PasswordLinkState => {
  if (problem.code === codes.notFound) return { ...plain(state), step: 'failed', problem };
  const at = problem.code === codes.badRequest ? 'newPassword' : 'form';
  return { ...plain(state), step: 'typing', complaint: { at, message: problem.message } };
};

export const reducer = createReducer(initial, (on) =>
  on
    .addCase(events.linkOpened, (_, { payload }): PasswordLinkState => ({ ...initial, ...payload }))
    .addCase(events.linkChecked, (state, { payload }): PasswordLinkState => ({
      ...plain(state),
      ...payload,
      step: 'typing',
    }))
    .addCase(events.linkRejected, (state, { payload }): PasswordLinkState => ({
      ...plain(state),
      ...payload,
      step: 'failed',
    }))
    .addCase(events.choiceRequested, (state): PasswordLinkState => ({ ...plain(state), step: 'setting' }))
    // The link is spent: nothing needs its secret any more.
    .addCase(events.passwordChosen, (state): PasswordLinkState => ({
      ...plain(state),
      step: 'set',
      linkToken: '',
    }))
    .addCase(events.choiceFailed, (state, { payload }) => afterFailure(state, payload.problem)),
);
