import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { reportTokenOf } from '#infra/server/security/refused-logins';
import { codes } from '#src/contract/codes';
import { maskMobile } from '#src/contract/mask-mobile';
import type { RefusedLogin } from '../refused-login';
import { ANOMALOUS } from './login-messages';

/** Enough to know one's own account by: 138****0001, a***y. */
const masked = (username: string): string => {
  const mobile = maskMobile(username);
  if (mobile !== username) return mobile;
  const signs = [...username];
  return `${signs[0]}***${signs.length > 2 ? signs.at(-1) : ''}`;
};

/** The refusal knows whose login it is: neither an address with a token nor a chosen company account tells. */
export const refuseAnomalous = async (
  pool: Pool,
  { username, globalId }: { readonly username: string; readonly globalId: string },
): Promise<never> => {
  const data: RefusedLogin = {
    account: masked(username),
    reportToken: await reportTokenOf(pool, globalId),
  };
  throw new ApiError(codes.loginAnomaly, ANOMALOUS, { data });
};
