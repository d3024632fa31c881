import { tokenOf } from '../../http/token-of';
import { createHash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { FastifyRequest, RequestPayload, RouteShorthandOptions } from 'fastify';
import { compactDecrypt, CompactEncrypt } from 'jose';
import type { Call } from '#src/contract/call';
import { handshakeCall, type HandshakeRequest } from '#src/contract/handshake';
import {
  SEAL_ALGORITHM,
  SEAL_CIPHER,
  SEALED_ANSWER_HEADER,
  SEALED_ANSWER_TYPE,
  sealedPart,
} from '#src/contract/sealed-body';
import { contentDigest } from '#src/contract/signature';
import type { Device } from './device';
import type { Devices } from './device-store';
import { byDevice, byOfferedKey, bySession, type Identify, type KeyOf } from './identify-signer';
import { stampReader } from './read-stamp';
import type { ServerKeys } from './server-keys';
import { handshakeWanted, SigningRefusal, unreadable, unsealed } from './signing-errors';
import { verifyRequest, type VerificationPorts } from './verify-signature';

/** RFC 9530 digests of bodies as they came, before any parser read them; none for an empty body. */
type BodyDigests = WeakMap<FastifyRequest, string>;

/** Reads the body's bytes on their way to the parser, which then finds them untouched. */
const digestBody = (
  request: FastifyRequest,
  payload: RequestPayload,
  digests: BodyDigests,
): RequestPayload => {
  const hash = createHash('sha256');
  let isEmpty = true;
  const listening = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      isEmpty = false;
      done(null, chunk);
    },
    flush(done) {
      if (!isEmpty) digests.set(request, contentDigest(hash.digest('base64')));
      done();
    },
  });
  // A broken connection breaks the copy as well, and the parser reports it.
  return pipeline(payload, listening, () => undefined);
};

const strictText = new TextDecoder('utf-8', { fatal: true });

/**
 * What was sealed into the fields of a form. The path is sealed in as `aud`, so that a login cannot be posted to
 * another address. Throws a refusal when the form is not sealed, or not for this path, or not to a key of ours.
 */
const openBody = async (fields: unknown, path: string, keys: Pick<ServerKeys, 'find'>): Promise<unknown> => {
  const jwe = sealedPart(fields);
  if (jwe === undefined) throw unsealed();
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(
      jwe,
      ({ kid }) => {
        const key = keys.find(kid);
        if (!key) throw handshakeWanted('seal key');
        return key.privateKey;
      },
      { keyManagementAlgorithms: [SEAL_ALGORITHM], contentEncryptionAlgorithms: [SEAL_CIPHER] },
    );
    if (protectedHeader['aud'] !== path) throw unreadable('sealed for another path');
    return JSON.parse(strictText.decode(plaintext)) as unknown;
  } catch (error) {
    throw error instanceof SigningRefusal ? error : unreadable('sealed body');
  }
};

/** The whole envelope as a compact JWE that only this device can open. */
const sealAnswer = (envelope: unknown, { answering }: Device): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(envelope)))
    .setProtectedHeader({ alg: SEAL_ALGORITHM, enc: SEAL_CIPHER })
    .encrypt(answering);

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
