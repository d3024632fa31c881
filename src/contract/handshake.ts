import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from './call';

const coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, '公钥格式不正确'));

/** RFC 7517, public half only. */
const ecPublicJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
});
export type EcPublicJwk = z.output<typeof ecPublicJwk>;

/** Signed with the key `signing`, which is thereby shown to be held. */
export const handshakeCall = defineCall({
  method: 'POST',
  path: '/pb/api/crypto/handshake',
  cost: 'light',
  access: 'public',
  summary: '登记浏览器的公钥，取得服务器的公钥与时间',
  body: z.object({
    signing: ecPublicJwk,
    /** Receives encrypted answers and takes part in the stamp key. */
    answering: ecPublicJwk,
  }),
  data: z.object({
    /** Milliseconds; a request signed with this time is accepted at once. */
    now: z.number(),
    /** Nothing signed before this moment is accepted. Milliseconds. */
    boot: z.number(),
    /** Newest first. The device seals to the first; older ones only open what is still under way. */
    keys: z.array(z.extend(ecPublicJwk, { kid: z.string() })).check(z.minLength(1, '服务器没有给出公钥')),
  }),
});
export type HandshakeRequest = BodyOf<typeof handshakeCall>;
export type HandshakeReply = DataOf<typeof handshakeCall>;

export const isHandshakeRequest = (value: unknown): value is HandshakeRequest =>
  z.safeParse(handshakeCall.body, value).success;
