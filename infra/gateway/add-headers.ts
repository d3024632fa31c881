import { defer } from 'rxjs';
import type { Layer } from './gateway';

/** What a request may show of the session; read anew for every attempt, so that a replay carries the new token. */
export interface HeaderSources {
  readonly accessToken: () => string | undefined;
  readonly casId: () => string | undefined;
  readonly deviceId: () => string;
  readonly now: () => number;
}

/**
 * Puts on the headers of the specification: device, token, login family and time.
 *
 *   request    p        p = plain, d = with headers
 *   send       d--k     k = any reply
 *   out        ---k
 */
export const addHeaders =
  (sources: HeaderSources): Layer =>
  (send) =>
  (request) =>
    defer(() => {
      const accessToken = request.session === 'none' ? undefined : sources.accessToken();
      const casId = request.session === 'none' ? undefined : sources.casId();
      return send({
        ...request,
        headers: {
          uuidHashCode: sources.deviceId(),
          timestamp: String(sources.now()),
          ...(accessToken && { accessToken }),
          ...(casId && { casId }),
          ...request.headers,
        },
      });
    });
