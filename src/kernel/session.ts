import { defineEvents, payload } from './messages';

/** Told by auth, heard by everything that works in a member's name. */
export const session = defineEvents('auth', {
  loggedOut: payload<{ readonly by: 'member' | 'server' | 'other-tab' }>(),
});
