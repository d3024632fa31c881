import { NEVER } from 'rxjs';
import { cancelWithSession } from '#infra/gateway/cancel-with-session';
import { addHeaders } from '#infra/gateway/add-headers';
import type { Layer } from '#infra/gateway/gateway';
import { addIdempotencyKey } from '#infra/gateway/add-idempotency-key';
import { openBusinessPath, type BusinessPathPorts } from '#infra/gateway/open-business-path';
import { replayAfterRelogin } from '#infra/gateway/replay-after-relogin';
import { retryAfterCaptcha } from '#infra/gateway/retry-after-captcha';
import { handleStatus } from '#infra/gateway/handle-status';

const ignore = () => undefined;

export interface LayersPlan {
  readonly path: BusinessPathPorts['current'];
  readonly accessToken: () => string | undefined;
  readonly deviceId?: string;
}

/** The portal's layers in its order, outermost first, without those that know cryptography. */
export const plainLayers = ({
  path,
  accessToken,
  deviceId = 'device',
}: LayersPlan): Readonly<Record<string, Layer>> => ({
  'keep-intention': addIdempotencyKey(() => crypto.randomUUID()),
  'cancel-with-session': cancelWithSession({ left$: NEVER }),
  settle: handleStatus({
    notify: ignore,
    announceAccessRefused: ignore,
    announceSessionOver: ignore,
    announceLoginAnomaly: ignore,
  }),
  relogin: replayAfterRelogin({ announceExpired: ignore, loggedIn$: NEVER, abandoned$: NEVER }),
  captcha: retryAfterCaptcha({ pass: () => NEVER }),
  'open-business-path': openBusinessPath({ current: path, now: () => Date.now(), refused: ignore }),
  dress: addHeaders({
    accessToken,
    casId: () => 'cas',
    deviceId: () => deviceId,
    now: () => Date.now(),
  }),
});
