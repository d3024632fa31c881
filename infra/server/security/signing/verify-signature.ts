import { verify as verifyBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  isSignatureError,
  SignatureErrorCode,
  verifySignature,
  type UntrustedSignatureCandidate,
} from 'http-message-sig';
import { header } from '#src/contract/headers';
import {
  ALGORITHM,
  componentsOf,
  createdAt,
  LABEL,
  NONCE_FORM,
  OLDEST_MS,
  PARAMETERS,
  TAG,
} from '#src/contract/signature';
import type { Device } from './device';
import type { NoncePeriod, NonceStore } from './nonce-store';
import type { ReadStamp } from './read-stamp';
import { altered, replayed, wrongClock } from './signing-errors';

interface Field {
  readonly name: string;
  readonly value: string;
}

const LONGEST_FIELD = 2_048;
const sized: ReadonlySet<string> = new Set(Object.values(header));

/** As they came: Node's own header object drops some duplicates. Throws when one is longer than any of ours can be. */
const fieldsOf = ({ raw: { rawHeaders } }: FastifyRequest): readonly Field[] => {
  const fields = Array.from({ length: rawHeaders.length / 2 }, (_, index) => ({
    name: (rawHeaders[2 * index] ?? '').toLowerCase(),
    value: rawHeaders[2 * index + 1] ?? '',
  }));
  if (fields.some(({ name, value }) => sized.has(name) && value.length > LONGEST_FIELD))
    throw altered('size');
  return fields;
};

const isSameList = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((item, index) => item === right[index]);

/** The signature must be written exactly as ours are: this list, these parameters, this label. */
const checkForm = (
  { label, components, parameters }: UntrustedSignatureCandidate,
  fields: readonly Field[],
  hasBody: boolean,
): void => {
  const names = components.map(({ name, parameters: own }) =>
    Object.keys(own).length > 0 ? `${name};` : name,
  );
  const present = new Set(fields.map(({ name }) => name));
  if (
    !isSameList(
      names,
      componentsOf((name) => present.has(name), hasBody),
    )
  )
    throw altered('components');
  if (!isSameList(Object.keys(parameters), PARAMETERS)) throw altered('parameters');
  if (label !== LABEL) throw altered('label');
  if (parameters.tag !== TAG) throw altered('tag');
  if (!NONCE_FORM.test(parameters.nonce ?? '')) throw altered('nonce form');
};

export interface VerificationPorts {
  /** Hosts this server is known by, with their ports where they are not the scheme's own. What a proxy claims is not asked. */
  readonly authorities: readonly string[];
  readonly now: () => number;
  readonly nonces: Pick<NonceStore, 'period' | 'claim'>;
}
export interface Expectation {
  /** RFC 9530, of the body as it came; none without a body. */
  readonly digest: string | undefined;
  /** The device whose key this must be signed with; throws a refusal when there is none. */
  readonly identify: (thumbprint: string) => Promise<Device>;
  /** Missing for the handshake, which has no stamp yet. */
  readonly readStamp?: ReadStamp | undefined;
}

const MILLISECONDS = /^\d{1,15}$/;

/** Costs grow downwards, and a nonce is written last: what is not signed cannot fill the store. */
export const verifyRequest = async (
  request: FastifyRequest,
  { authorities, now, nonces }: VerificationPorts,
  { digest, identify, readStamp }: Expectation,
): Promise<Device> => {
  const fields = fieldsOf(request);
  const field = (name: string): string => fields.find((each) => each.name === name)?.value ?? '';
  const authority = field('host').toLowerCase();
  const target = request.raw.url ?? '';
  if (!authorities.includes(authority) || !target.startsWith('/')) throw altered('target');

  const timestamp = Number(field(header.timestamp));
  const period = nonces.period();
  const checkTime = (created: number | undefined) => {
    if (!MILLISECONDS.test(field(header.timestamp)) || createdAt(timestamp) !== created)
      throw altered('timestamp');
    const earliest = Math.max(now() - OLDEST_MS, period.watermark);
    if (timestamp < earliest || timestamp > now() + period.lead)
      throw wrongClock(nextAccepted(now(), period));
  };

  const { verifier, parameters } = await verifySignature(
    { kind: 'request', method: request.method, targetUri: `http://${authority}${target}`, fields },
    {
      // No label asked for: with a second signature beside ours the library then refuses both.
      policy: {
        algorithms: [ALGORITHM],
        requiredComponents: [],
        requiredParameters: PARAMETERS,
        // Time is judged above, where a wrong clock gets an answer of its own.
        clockSkew: Number.MAX_SAFE_INTEGER,
      },
      resolveVerifier: async (candidate) => {
        checkForm(candidate, fields, digest !== undefined);
        checkTime(candidate.parameters.created);
        if (digest !== undefined && field(header.digest) !== digest) throw altered('digest');
        const { keyid } = candidate.parameters;
        if (!keyid || field(header.thumbprint) !== keyid) throw altered('thumbprint');
        const device = await identify(keyid);
        const key = { key: device.signing, dsaEncoding: 'ieee-p1363' } as const;
        return {
          algorithm: ALGORITHM,
          device,
          verify: (base, signature) => verifyBytes('sha256', base, key, signature),
        };
      },
    },
  ).catch((error: unknown) => {
    if (!isSignatureError(error)) throw error;
    throw error.code === SignatureErrorCode.ResolverFailed ? error.cause : altered(error.message);
  });

  const { device } = verifier;
  const nonce = parameters.nonce ?? '';
  if (readStamp) {
    const stamp = await readStamp(field(header.stamp), device);
    if (stamp.n !== nonce || stamp.t !== timestamp) throw altered('stamp');
  }
  const claim = await nonces.claim({ thumbprint: device.thumbprint, nonce, signedAt: timestamp }, period);
  if (claim === 'seen') throw replayed();
  if (claim === 'forgotten') throw wrongClock(nextAccepted(now(), nonces.period()));
  return device;
};

/** A client that takes this time for now is accepted at once, also just after a start. */
export const nextAccepted = (now: number, { watermark }: NoncePeriod): number => Math.max(now, watermark);
