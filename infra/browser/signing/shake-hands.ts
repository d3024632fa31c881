import { defer, from, map, share, shareReplay, switchMap, tap, type Observable } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { handshakeCall, type HandshakeReply, type HandshakeRequest } from '#src/contract/handshake';
import { deriveStampKey } from '#src/contract/stamp';
import type { Send } from '#src/kernel/send';
import type { DeviceKey } from './device-key';
import type { NamedKey } from './seal';
import type { ServerClock } from './server-clock';

interface Agreement {
  /** Bodies are sealed to this. */
  readonly serverKey: NamedKey;
  /** Derived once here, used by every request. */
  readonly stampKey: NamedKey;
}

type Party = Pick<DeviceKey, 'thumbprint' | 'answering'>;

/** Turns the server's answer to a handshake into keys that are ready for use. */
const agree = async (device: Party, { keys }: Pick<HandshakeReply, 'keys'>): Promise<Agreement> => {
  const [newest] = keys;
  if (!newest) throw new Error('the server offered no key');
  const { kid, ...jwk } = newest;
  const ecdh = { name: 'ECDH', namedCurve: 'P-256' };
  const key = await globalThis.crypto.subtle.importKey('jwk', jwk, ecdh, true, []);
  const parties = { thumbprint: device.thumbprint, serverKeyId: kid };
  return {
    serverKey: { kid, key },
    stampKey: { kid, key: await deriveStampKey(device.answering, key, parties, 'encrypt') },
  };
};

export interface HandshakePorts {
  readonly device: Pick<DeviceKey, 'thumbprint' | 'answering'> & { readonly publicKeys: HandshakeRequest };
  readonly clock: Pick<ServerClock, 'correct'>;
  /** Signs, and puts a wrong clock right. */
  readonly send: Send;
}

export interface Handshakes {
  /** The agreement in force; the first to ask for it shakes hands. */
  readonly agreed$: Observable<Agreement>;
  /** Shakes hands anew, once for all who ask together. */
  readonly again$: Observable<Agreement>;
  /** Counts the handshakes done anew. */
  readonly round: () => number;
}

const NO_AGREEMENT = '没有建立安全连接';
const readAnswer = reader(handshakeCall);

/** One handshake per page, however many requests wait for it. */
export const handshakes = ({ device, clock, send }: HandshakePorts): Handshakes => {
  const greeting = { ...requestOf(handshakeCall, { body: device.publicKeys }), session: 'none' as const };
  const shake = (): Observable<Agreement> =>
    defer(() => send(greeting)).pipe(
      map((reply) => {
        if (reply.httpStatus !== 200 || reply.statusCode !== codes.ok) {
          throw new Error(reply.businessMsg ? `${NO_AGREEMENT}：${reply.businessMsg}` : NO_AGREEMENT);
        }
        return readAnswer(reply.data);
      }),
      tap(({ now }) => clock.correct(now)),
      switchMap((offer) => from(agree(device, offer))),
      // After a failure the next to ask shakes hands again.
      shareReplay(1),
    );
  let round = 0;
  let current$ = shake();
  return {
    agreed$: defer(() => current$),
    again$: defer(() => (current$ = shake())).pipe(
      tap(() => (round += 1)),
      share(),
    ),
    round: () => round,
  };
};
