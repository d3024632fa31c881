import type { AccountRef } from './contract';

/** Logging in does not wait for a login. */
export const asApplicant = ({ globalId, username }: AccountRef) => ({
  query: { username },
  session: 'none' as const,
  headers: { globalId },
});
