import { header } from './headers';

export const LABEL = 'sig1';
export const TAG = 'portal-1';
export const ALGORITHM = 'ecdsa-p256-sha256';

/** RFC 9421 parameters, all of them and no other, in the order they are written. */
export const PARAMETERS = ['created', 'nonce', 'keyid', 'alg', 'tag'] as const;

/** 128 bits, written in base64url. */
export const NONCE_BYTES = 16;
export const NONCE_FORM = /^[A-Za-z0-9_-]{22}$/;

export const OLDEST_MS = 300_000;
/**
 * How far ahead of the server a signature may be. Short on purpose: whatever is accepted ahead of time must be
 * refused for as long again once the nonce store has been emptied.
 */
export const AHEAD_MS = 5_000;

const always = ['@method', '@authority', '@path', '@query'] as const;
const withBody = [header.digest, header.contentType] as const;
const whenPresent = [
  header.accessToken,
  header.casId,
  header.thumbprint,
  header.timestamp,
  header.stamp,
  header.globalId,
  header.captcha,
  header.username,
  header.mobile,
  header.intention,
] as const;

/** The one list a request may be signed with. The server takes no other, so nothing present stays uncovered. */
export const componentsOf = (isPresent: (name: string) => boolean, hasBody: boolean): readonly string[] => [
  ...always,
  ...(hasBody ? withBody : []),
  ...whenPresent.filter(isPresent),
];

/** RFC 9530. */
export const contentDigest = (sha256InBase64: string): string => `sha-256=:${sha256InBase64}:`;

const SECOND_MS = 1_000;
/** `created` counts seconds, the timestamp header milliseconds; they are one moment. */
export const createdAt = (timestamp: number): number => Math.floor(timestamp / SECOND_MS);
