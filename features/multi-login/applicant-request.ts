import type { Account } from './contract';

/** Logging in does not wait for a login. */
export const asApplicant = ({ globalId, username }: Account) => ({
  query: { username },
  session: 'none' as const,
  headers: { globalId },
});
