import { defer } from 'rxjs';
import type { Layer } from './gateway';

/** What a request may show of the session; read anew for every attempt, so that a replay carries the new token. */
export interface Wardrobe {
  readonly accessToken: () => string | undefined;
  readonly casId: () => string | undefined;
  readonly deviceId: () => string;
  readonly now: () => number;
}

/**
 * Puts on the headers of the specification: device, token, login family and time.
 *
 *   request    p        p = plain, d = dressed
 *   send       d--k     k = any reply
 *   out        ---k
 */
export const addHeaders =
  (wardrobe: Wardrobe): Layer =>
  (send) =>
  (request) =>
    defer(() => {
      const accessToken = request.session === 'none' ? undefined : wardrobe.accessToken();
      const casId = request.session === 'none' ? undefined : wardrobe.casId();
      return send({
        ...request,
        headers: {
          uuidHashCode: wardrobe.deviceId(),
          timestamp: String(wardrobe.now()),
          ...(accessToken && { accessToken }),
          ...(casId && { casId }),
          ...request.headers,
        },
      });
    });
