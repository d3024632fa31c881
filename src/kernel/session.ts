import { defineEvents, payload } from './messages';

/** Told by auth, heard by everything that works in a member's name. */
export const session = defineEvents('auth', {
  /** Nobody is logged in here any more: the member left, the server ended the session, or another tab did. */
  loggedOut: payload<{ readonly by: 'member' | 'server' | 'other-tab' }>(),
});
