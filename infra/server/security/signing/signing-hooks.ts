import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Call } from '#src/contract/call';
import { handshakeCall, type HandshakeRequest } from '#src/contract/handshake';
import { SEALED_ANSWER_HEADER, SEALED_ANSWER_TYPE } from '#src/contract/sealed-body';
import { header } from '#src/contract/signature';
import type { Device } from './device';
import type { Devices } from './device-store';
import { type BodyDigests, digestBody } from './digest-body';
import { byDevice, byOfferedKey, bySession, type Identify, type KeyOf } from './identify-signer';
import { openBody, sealAnswer } from './open-body';
import { stampReader } from './read-stamp';
import { SigningRefusal } from './signing-errors';
import type { ServerKeys } from './server-keys';
import { verifyRequest, type VerificationPorts } from './verify-signature';

export interface HookPorts extends VerificationPorts {
  readonly devices: Pick<Devices, 'find' | 'register'>;
  readonly keys: Pick<ServerKeys, 'find'>;
  readonly keyOf: KeyOf;
  /** Counts a handshake against the network it comes from. */
  readonly countHandshake: (ip: string) => Promise<void>;
}
/** `sealed`: the body comes as a JWE and the answer leaves as one. */
export type SignableCall = Pick<Call, 'path' | 'access'> & { readonly sealed?: boolean | undefined };
export type SigningHooks = Required<
  Pick<RouteShorthandOptions, 'preParsing' | 'preValidation' | 'preSerialization'>
>;

const tokenOf = ({ headers }: FastifyRequest): string | undefined => {
  const token = headers[header.accessToken];
  return typeof token === 'string' && token !== '' ? token : undefined;
};
const mayBeSigned = (request: FastifyRequest, { path, sealed }: SignableCall): boolean =>
  request.method !== 'GET' &&
  (sealed === true || path === handshakeCall.path || tokenOf(request) !== undefined);

/**
 * Who carries a token must hold the key it is bound to, whatever is asked for; sealed calls and the handshake are
 * signed without a token, too. What carries neither stays as it is, and the loop refuses it where a session is wanted.
 */
export const signingHooks = (ports: HookPorts) => {
  const { devices, keys, keyOf, countHandshake } = ports;
  const readStamp = stampReader(keys);
  const digests: BodyDigests = new WeakMap();
  const signers = new WeakMap<FastifyRequest, Device>();
  const opened = new WeakSet<FastifyRequest>();

  const signerOf = async (request: FastifyRequest, call: SignableCall): Promise<Identify | undefined> => {
    if (call.path === handshakeCall.path) return byOfferedKey(request.body, () => countHandshake(request.ip));
    const token = tokenOf(request);
    const withoutSession = call.sealed ? byDevice(devices) : undefined;
    if (token === undefined) return withoutSession;
    if (call.access !== 'public') return bySession(devices, () => keyOf(token));
    // Where nobody need be logged in, a dead token says nothing about who asks.
    const bound = await keyOf(token);
    return bound === undefined ? withoutSession : bySession(devices, () => Promise.resolve(bound));
  };

  const verify = async (request: FastifyRequest, call: SignableCall): Promise<void> => {
    const identify = await signerOf(request, call);
    if (!identify) return;
    const isHandshake = call.path === handshakeCall.path;
    const device = await verifyRequest(request, ports, {
      digest: digests.get(request),
      identify,
      readStamp: isHandshake ? undefined : readStamp,
    });
    if (isHandshake) await devices.register(device, request.body as HandshakeRequest);
    signers.set(request, device);
    if (!call.sealed) return;
    request.body = await openBody(request.body, request.url.split('?', 1)[0] ?? '', keys);
    opened.add(request);
  };

  return {
    /** Thumbprint of the key that signed the request; undefined when it was not signed. */
    deviceOf: (request: FastifyRequest): string | undefined => signers.get(request)?.thumbprint,
    hooksOf: (call: SignableCall): SigningHooks => ({
      preParsing: async (request, _reply, payload) =>
        mayBeSigned(request, call) ? digestBody(request, payload, digests) : payload,
      // Before validation, so that the contract sees the opened body and nothing unsigned.
      preValidation: async (request) => {
        await verify(request, call).catch((error: unknown) => {
          if (error instanceof SigningRefusal) request.log.info({ reason: error.reason }, 'signing refused');
          throw error;
        });
      },
      preSerialization: async (request, reply, envelope) => {
        const device = opened.has(request) ? signers.get(request) : undefined;
        if (!device) return envelope;
        reply.header(SEALED_ANSWER_HEADER, '1').type(SEALED_ANSWER_TYPE).serializer(String);
        return sealAnswer(envelope, device);
      },
    }),
  };
};
