import { defer, from, of, shareReplay, switchMap, tap, type Observable } from 'rxjs';
import type { ClockRefusal } from '#src/contract/crypto-codes';
import type { ApiReply, ApiRequest, Send } from '#src/kernel/send';
import { gateway, type Layer } from '#infra/gateway/gateway';
import { recoverFromClock } from '#infra/gateway/recover-from-clock';
import { sealBody } from '#infra/gateway/seal-body';
import { signRequest, wantsSignature } from '#infra/gateway/sign-request';
import { type DeviceKey, openDeviceKey } from './device-key';
import { open, seal, sealStamp } from './seal';
import { serverClock, type ServerClock } from './server-clock';
import { handshakes } from './shake-hands';
import { sign } from './sign';

export interface SigningLayerPorts {
  /** Absolute address the transport will call for a request, query included. */
  readonly addressOf: (request: ApiRequest) => string;
  readonly openKey?: () => Promise<DeviceKey>;
  readonly clock?: ServerClock;
}

type Inner = Pick<SigningLayerPorts, 'addressOf'> & {
  readonly device: DeviceKey;
  readonly clock: ServerClock;
};

const signedSend = (transport: Send, { device, clock, addressOf }: Inner): Send => {
  const plain = { device, now: clock.now, addressOf };
  const correctClock = ({ data }: ApiReply): Observable<unknown> =>
    of(data as ClockRefusal).pipe(tap(({ serverTime }) => clock.correct(serverTime)));
  const { agreed$, again$, round } = handshakes({
    device,
    clock,
    send: gateway(
      transport,
      recoverFromClock({ correctClock, round: () => 0 }),
      signRequest((request) => from(sign(request, plain))),
    ),
  });
  return gateway(
    transport,
    // Outside the seal: a new handshake may bring a new key to seal to.
    recoverFromClock({ correctClock, round, shakeHandsAgain: again$ }),
    sealBody({
      seal: (text, path) => agreed$.pipe(switchMap(({ serverKey }) => seal(text, path, serverKey))),
      open: (jwe) => from(open(jwe, device.answering)),
    }),
    signRequest((request) =>
      agreed$.pipe(
        switchMap(({ stampKey }) =>
          sign(request, { ...plain, stamp: (content) => sealStamp(content, stampKey) }),
        ),
      ),
    ),
  );
};

/**
 * Signs and seals what has to be, by keys that are opened and agreed on when the first such request comes.
 * Belongs innermost, below whatever puts the token on. Fails with NoSecureContext on a plain http host.
 */
export const signingLayer =
  ({ addressOf, openKey = openDeviceKey, clock = serverClock() }: SigningLayerPorts): Layer =>
  (transport) => {
    // After a failure the next request tries again.
    const device$ = defer(openKey).pipe(shareReplay(1));
    let signed: Send | undefined;
    return (request) =>
      wantsSignature(request)
        ? device$.pipe(
            switchMap((device) => (signed ??= signedSend(transport, { device, clock, addressOf }))(request)),
          )
        : transport(request);
  };
