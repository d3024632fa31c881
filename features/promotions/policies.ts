import { merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';

/** The box is for VIP members; nobody else is even asked for. */
export const showRecruit = when(auth.loggedIn, ({ user }) =>
  user.isVip ? commands.findRecruit() : undefined,
);

export const showEntrance: Epic = (...args) =>
  merge(
    when(auth.loggedIn, () => commands.findEntrance())(...args),
    when(auth.noSessionFound, () => commands.findEntrance())(...args),
    when(auth.loggedOut, () => commands.findEntrance())(...args),
  );
