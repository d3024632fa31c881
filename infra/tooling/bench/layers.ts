import { NEVER } from 'rxjs';
import { announceExchanges } from '../../gateway/announce-exchanges';
import { cancelWithSession } from '../../gateway/cancel-with-session';
import { dressRequest } from '../../gateway/dress-request';
import type { Layer } from '../../gateway/gateway';
import { keepIntention } from '../../gateway/keep-intention';
import { openBusinessPath, type BusinessPathPorts } from '../../gateway/open-business-path';
import { replayAfterRelogin } from '../../gateway/replay-after-relogin';
import { retryAfterCaptcha } from '../../gateway/retry-after-captcha';
import { settleByStatus } from '../../gateway/settle-by-status';

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
  'keep-intention': keepIntention(() => crypto.randomUUID()),
  'cancel-with-session': cancelWithSession({ left$: NEVER }),
  settle: settleByStatus({
    notify: ignore,
    announceAccessRefused: ignore,
    announceSessionOver: ignore,
    announceLoginAnomaly: ignore,
  }),
  relogin: replayAfterRelogin({ announceExpired: ignore, loggedIn$: NEVER, abandoned$: NEVER }),
  captcha: retryAfterCaptcha({ answerTo: () => NEVER }),
  announce: announceExchanges({ now: () => performance.now(), sent: ignore, ended: ignore }),
  'open-business-path': openBusinessPath({ current: path, now: () => Date.now(), refused: ignore }),
  dress: dressRequest({
    accessToken,
    casId: () => 'cas',
    deviceId: () => deviceId,
    now: () => Date.now(),
  }),
});
