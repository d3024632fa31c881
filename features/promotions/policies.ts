import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';

/** The box is for VIP members; nobody else is even asked for. */
export const showRecruit = when(auth.loggedIn, ({ user }) =>
  user.isVip ? commands.findRecruit() : undefined,
);

export const showEntrance = allOf(
  when(auth.loggedIn, () => commands.findEntrance()),
  when(auth.noSessionFound, () => commands.findEntrance()),
  when(auth.loggedOut, () => commands.findEntrance()),
);
