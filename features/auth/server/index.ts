import type { Database } from '#infra/server/postgres/database';
import type { Identity } from '#infra/server/http/identity';
import type { ServerSlice } from '#infra/server/server-slice';
import { identify } from './identify';
import { keyOf } from './key-of';
import { loginPictureServing } from './login-pictures';
import { loginRoutes } from './login-routes';
import { openSessionFor, type OpenSessionFor } from './open-session-for';
import { sessionRoutes } from './session-routes';

export {
  endSessions,
  lockAccount,
  resetPassword,
  unblockBrowsers,
  unlockAccount,
  withdrawVip,
} from './administration';
export { accountStanding, findAccounts, type AccountStanding } from './account-standing';
export { setOrganisation } from './organisations';
export { livingLogins } from './living-logins';
export { maskMobile } from './user-info';
export { endFamilies } from './end-session';
export { hashPassword, isPassword } from './passwords';
export { createDemoAccounts } from './demo-accounts';

export interface AuthServer extends ServerSlice {
  /** @throws ApiError 303 when the session was ended for the member */
  readonly identify: (accessToken: string) => Promise<Identity | undefined>;
  /** The device a living session is bound to. */
  readonly keyOf: (accessToken: string) => Promise<string | undefined>;
  readonly openSessionFor: OpenSessionFor;
}

export interface AuthParts {
  readonly database: Database;
  /** Whether a sourcing partner is there at all; without one nobody is told that they may use it. */
  readonly hasSourcing?: boolean;
}

export const authServer = ({ database, hasSourcing = false }: AuthParts): AuthServer => ({
  routes: [...loginRoutes(database), ...sessionRoutes(database, hasSourcing), loginPictureServing],
  identify: identify(database.pool),
  keyOf: keyOf(database.pool),
  openSessionFor: openSessionFor(database),
});
