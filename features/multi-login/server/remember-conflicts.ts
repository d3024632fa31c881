import type { Pool } from 'pg';
import { deviceOf } from '#infra/server/security/login-permits';
import { ApiError } from '#infra/server/http/api-error';
import type { Route } from '#infra/server/http/route';
import { codes } from '#src/contract/codes';
import { recordConflict } from './conflicts';

const globalIdIn = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.statusCode !== codes.loginRefused) return undefined;
  const { globalId } = (error.more.data ?? {}) as { readonly globalId?: unknown };
  return typeof globalId === 'string' ? globalId : undefined;
};

/**
 * A way in that notes whom it has told "in use elsewhere": only they may apply. Those who merely know a name or an id
 * can neither ask about an account nor bother its member.
 */
export const rememberConflicts =
  (pool: Pool) =>
  ({ call, handle }: Route): Route => ({
    call,
    handle: async (ask) => {
      try {
        return await handle(ask);
      } catch (error) {
        const globalId = globalIdIn(error);
        const deviceId = deviceOf(ask.headers);
        if (globalId !== undefined && deviceId !== undefined)
          await recordConflict(pool, { globalId, deviceId });
        throw error;
      }
    },
  });
